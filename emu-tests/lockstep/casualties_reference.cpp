// The same bytes by the formula of the card in wide integers: what
// lockstep.casualties holds the rules to, on the host and under sim65.
#include <cstdio>

int main() {
    for (int factors = -10; factors <= 20; ++factors) {
        const int percent = factors < -1    ? 1
                            : factors == -1 ? 2
                            : factors == 0  ? 3
                            : factors <= 5  ? 2 + factors * 2
                                            : 15 + (factors - 6) * 5;
        for (int men = 0; men <= 4095; ++men) {
            const int lost = men * percent / 100;
            std::putchar(lost & 0xff);
            std::putchar(lost >> 8);
        }
    }
}
