// The look of the conformance page, and its search. The page has no other files and
// can be read without the script.
#pragma once

inline constexpr auto conformance_style = R"css(
:root { color-scheme: light dark; --paper: #fbf9f4; --ink: #23211d; --soft: #6b665c; --rule: #ddd6c8;
  --wash: #f2eee4; --link: #1f4e79; --printed: #3f7f5f; --errata: #b07d2b; --by-ruling: #a4503c;
  --blank: #cfc8ba; --mark: #fff1b8; }
@media (prefers-color-scheme: dark) { :root { --paper: #191816; --ink: #e6e1d6; --soft: #a39c8e;
  --rule: #3a372f; --wash: #232119; --link: #8fb8de; --printed: #6fb28f; --errata: #d3a351;
  --by-ruling: #d98570; --blank: #4a463c; --mark: #4d4217; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; }
header, main, footer { max-width: 72rem; margin: 0 auto; padding: 0 1.5rem; }
header h1 { font-size: 2.3rem; line-height: 1.15; margin: 2.5rem 0 .3rem; font-weight: 600; letter-spacing: -.01em; }
header p { color: var(--soft); max-width: 46rem; margin: .3rem 0 1.2rem; }
nav { position: sticky; top: 0; z-index: 2; background: var(--paper); border-bottom: 1px solid var(--rule);
  border-top: 1px solid var(--rule); }
nav div { max-width: 72rem; margin: 0 auto; padding: .5rem 1.5rem; display: flex; gap: 1.1rem; align-items: center;
  flex-wrap: wrap; font-size: .95rem; }
nav input { font: inherit; padding: .25rem .6rem; border: 1px solid var(--rule); border-radius: .3rem; flex: 1 1 14rem;
  background: var(--wash); color: inherit; }
nav output { color: var(--soft); min-width: 6rem; }
h2 { font-size: 1.55rem; margin: 3rem 0 .8rem; padding-bottom: .25rem; border-bottom: 2px solid var(--ink); font-weight: 600; }
h3 { font-size: 1.1rem; margin: 1.8rem 0 .5rem; font-weight: 600; }
h3 small { color: var(--soft); font-weight: 400; }
a { color: var(--link); text-decoration: none; }
a:hover { text-decoration: underline; }
small { color: var(--soft); font-size: .82em; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
th { text-align: left; font-weight: 600; }
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: 1.2rem 2rem; margin: 1.5rem 0; }
.number strong { font-size: 1.9rem; margin-right: .5rem; font-weight: 600; }
.number span { color: var(--soft); }
.bar { display: flex; height: .55rem; gap: 2px; margin: .2rem 0 .3rem; }
.bar i { border-radius: 1px; min-width: 2px; }
i.printed, b.printed { background: var(--printed); } i.errata, b.errata { background: var(--errata); }
i.ruling, b.ruling { background: var(--by-ruling); } i.blank, b.blank, i.missing, b.missing { background: var(--blank); }
.number b { display: inline-block; width: .6rem; height: .6rem; border-radius: 1px; margin-right: .3rem; }
.charts { display: flex; flex-wrap: wrap; gap: 1.6rem 2.4rem; align-items: flex-start; }
figure { margin: 0; max-width: 100%; overflow-x: auto; }
figure.wide { flex-basis: 100%; } figure.wide th, figure.wide td { padding: .18rem .4rem; }
figcaption { font-weight: 600; margin-bottom: .35rem; }
figure table { border-top: 2px solid var(--ink); border-bottom: 2px solid var(--ink); }
figure thead th { border-bottom: 1px solid var(--rule); color: var(--soft); font-weight: 400; font-size: .88rem; text-align: center; }
figure th, figure td { padding: .18rem .55rem; }
figure td { text-align: center; }
figure tr:hover td, figure tr:hover th { background: var(--wash); }
figure td a { color: inherit; border-bottom: 2px solid transparent; padding: 0 .2rem; }
figure td a.errata { border-color: var(--errata); } figure td a.ruling { border-color: var(--by-ruling); }
figure td a:hover { background: var(--mark); text-decoration: none; }
.standing { font-size: .8rem; padding: .05rem .5rem; border-radius: 1rem; border: 1px solid; white-space: nowrap; }
.standing.printed { color: var(--printed); } .standing.errata { color: var(--errata); } .standing.ruling { color: var(--by-ruling); }
article { border-top: 1px solid var(--rule); padding: .8rem 0; display: grid; gap: .2rem 1.6rem;
  grid-template-columns: minmax(14rem, 2fr) minmax(13rem, 1.4fr) minmax(13rem, 1.8fr); }
article h4 { margin: 0; font-size: 1rem; font-weight: 600; }
article p { margin: .15rem 0; }
article.ruling { display: block; max-width: 52rem; }
article.ruling dl { display: grid; grid-template-columns: 9.5rem 1fr; gap: .15rem 1rem; margin: .4rem 0 0; }
article.ruling dt { color: var(--soft); } article.ruling dd { margin: 0; }
ul.code, ul.tests { margin: 0; padding: 0; list-style: none; font-size: .92rem; }
ul.code a { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: .85em; }
ul.tests li { padding-left: 1.1rem; text-indent: -1.1rem; line-height: 1.35; margin-bottom: .15rem; }
ul.tests li::before { content: "\2713"; display: inline-block; width: 1.1rem; text-indent: 0; color: var(--printed); }
table.values { width: 100%; font-size: .95rem; }
table.values td, table.values th { vertical-align: top; padding: .3rem .7rem .3rem 0; border-top: 1px solid var(--rule); }
table.values th.value { font-size: 1.05rem; text-align: right; white-space: nowrap; min-width: 3rem; }
table.bytes td, table.bytes th, table.cites td, table.cites th { padding: .15rem .9rem .15rem 0; vertical-align: top; }
table.bytes td:nth-child(3) { width: 12rem; } .size { background: var(--printed); height: .55rem; }
table.bytes tfoot { border-top: 1px solid var(--ink); }
.lines { display: flex; flex-wrap: wrap; gap: 3px; font-size: .68rem; margin-bottom: 1rem; }
.lines > *, .square { width: 2.1rem; height: 1.4rem; display: inline-flex; align-items: center; justify-content: center;
  border-radius: 2px; color: var(--soft); background: var(--wash); }
.square { width: 1rem; height: 1rem; vertical-align: -2px; margin: 0 .3rem 0 .6rem; }
.lines a { color: #fff; } a.rule, .square.rule { background: #3f6f8f; } a.chart, .square.chart { background: #3f7f5f; }
a.display, .square.display { background: #7a6a96; } a.example, .square.example { background: #8a6f3a; }
a.story, .square.story { background: #95576c; } .lines .heading, .square.heading, .lines .introduction,
.square.introduction, .lines .imprint, .square.imprint { background: var(--blank); }
.square.noise, .lines .noise { background: var(--by-ruling); } a.of-errata { box-shadow: inset 0 -3px 0 #e4b04a; }
.key { color: var(--soft); font-size: .9rem; }
:target { background: var(--mark); outline: 4px solid var(--mark); }
[hidden] { display: none !important; }
footer { color: var(--soft); padding-bottom: 3rem; margin-top: 3rem; font-size: .9rem; }
@media (max-width: 50rem) { article { grid-template-columns: 1fr; } }
@media print { nav { display: none; } body { font-size: 9.5pt; background: #fff; } h2 { break-after: avoid; }
  article, tr, figure { break-inside: avoid; } a { color: inherit; } }
)css";

// Shows what holds every word that is typed; "12%" finds the 12%.
inline constexpr auto conformance_script = R"js(
const field = document.getElementById('search'), count = document.getElementById('count');
field.parentElement.hidden = false;
const items = [...document.querySelectorAll('.find')].map(e => [e, e.innerHTML.replace(/<[^>]*>/g, ' ').toLowerCase() + ' ' + e.id]);
const sections = [...document.querySelectorAll('main section')];
function look() {
  const words = field.value.toLowerCase().split(/\s+/).filter(w => w);
  let found = 0;
  for (const [e, text] of items) {
    const fits = words.every(w => /^[-+]?\d/.test(w) ? new RegExp('(^|[^\\w.])' + w.replace(/[+*.?]/g, '\\$&') + '(?!\\w)').test(text) : text.includes(w));
    e.hidden = !fits;
    found += fits;
  }
  for (const s of sections) {
    const inside = s.querySelectorAll('.find');
    s.hidden = words.length > 0 && (!inside.length || ![...inside].some(e => !e.hidden));
    for (const part of s.querySelectorAll('.part')) part.hidden = ![...part.querySelectorAll('.find')].some(e => !e.hidden);
  }
  count.textContent = words.length ? found + ' found' : '';
}
field.addEventListener('input', look);
window.addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && target.closest('[hidden]')) { field.value = ''; look(); target.scrollIntoView(); }
});
)js";
