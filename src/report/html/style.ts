/** Text colours meet WCAG's 4.5:1 in both colour schemes, and no information is conveyed by colour alone. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f5f6f8; --card: #fff; --sunk: #f0f2f5; --ink: #161a20; --soft: #545e6c; --line: #dde1e7; --link: #2450b8; --shade: 0 1px 2px #10182814;
  --fail: #b3261e; --fail-ground: #fdeceb; --fail-line: #f2c3bf;
  --warn: #855400; --warn-ground: #fdf2da; --warn-line: #ecd29a;
  --pass: #1a6a3d; --pass-ground: #e4f4ea; --pass-line: #b5dcc4;
  --skip: #545e6c; --skip-ground: #eceff3; --skip-line: #d3d9e0;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1116; --card: #161a21; --sunk: #1e242d; --ink: #e7eaef; --soft: #a4aebb; --line: #2c333e; --link: #a3bbff; --shade: none;
    --fail: #ff9e95; --fail-ground: #3b1b1a; --fail-line: #6b302c;
    --warn: #f0c265; --warn-ground: #35290f; --warn-line: #5f4a1c;
    --pass: #80d6a2; --pass-ground: #132e1f; --pass-line: #275a3d;
    --skip: #a4aebb; --skip-ground: #242b35; --skip-line: #39424e;
  }
}
.fail { --tint: var(--fail); --ground: var(--fail-ground); --edge: var(--fail-line); }
.warn { --tint: var(--warn); --ground: var(--warn-ground); --edge: var(--warn-line); }
.pass { --tint: var(--pass); --ground: var(--pass-ground); --edge: var(--pass-line); }
.skip { --tint: var(--skip); --ground: var(--skip-ground); --edge: var(--skip-line); }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding-top: 5.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 1.75rem clamp(1rem, 3.5vw, 2.5rem) 3rem; max-width: 76rem; background: var(--page); color: var(--ink);
  font: 400 .9375rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif; overflow-wrap: break-word;
}
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
ul, ol { list-style: none; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
a { color: var(--link); text-underline-offset: .15em; }
code { font: .875em/1.5 var(--mono); overflow-wrap: anywhere; }
p, dd, li { overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
a.jump { position: absolute; left: 1rem; top: -5rem; z-index: 9; padding: .6rem 1rem; background: var(--ink); color: var(--page); border-radius: 0 0 8px 8px; }
a.jump:focus { top: 0; }
.fine { color: var(--soft); font-size: .8125rem; line-height: 1.5; }
.fine code { font-size: .95em; }
button, input, select { font: inherit; color: inherit; }
button {
  padding: .28rem .7rem; border: 1px solid var(--line); border-radius: 7px; background: var(--card); font-size: .8125rem; line-height: 1.4; cursor: pointer;
}
.copy { flex: none; white-space: nowrap; }
button:hover { border-color: var(--soft); }

.brand { display: flex; gap: .6rem; align-items: baseline; color: var(--soft); font-size: .875rem; }
.brand b { color: var(--ink); font-size: 1rem; letter-spacing: -.01em; }
.verdict {
  display: grid; grid-template-columns: auto 1fr; gap: 1.15rem; align-items: center; margin-top: 1rem; padding: 1.4rem 1.5rem;
  border: 1px solid var(--edge); border-radius: 14px; background: var(--ground);
}
.verdict .disc { display: grid; place-items: center; width: 3.4rem; height: 3.4rem; border-radius: 50%; background: var(--tint); color: var(--card); }
.verdict .mark { width: 1.9rem; height: 1.9rem; }
.verdict .word { color: var(--tint); font-weight: 700; font-size: .875rem; letter-spacing: .01em; }
.verdict h1 { font-size: clamp(1.3rem, 2.6vw, 1.75rem); font-weight: 680; letter-spacing: -.017em; }
.verdict p:not(.word) { margin-top: .3rem; }
.tally { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; margin-top: 1rem; }
.tally li { color: var(--soft); }
.tally b { margin-right: .15rem; color: var(--tint); font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.run { margin-top: .5rem; }

.first { margin-top: 2rem; }
.first h2, .about h2, .listhead h2 { font-size: 1.0625rem; font-weight: 680; letter-spacing: -.01em; }
.first ol { margin-top: .7rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); box-shadow: var(--shade); counter-reset: step; }
.first li {
  position: relative; display: grid; grid-template-columns: minmax(7rem, 13rem) 1fr; gap: .1rem 1.25rem; padding: .8rem 1.1rem .8rem 3.3rem; counter-increment: step;
}
.first li + li { border-top: 1px solid var(--line); }
.first li::before {
  content: counter(step); position: absolute; left: 1.1rem; top: .78rem; width: 1.5rem; height: 1.5rem; border-radius: 50%; background: var(--ground); color: var(--tint);
  font-weight: 700; font-size: .8125rem; line-height: 1.5rem; text-align: center; font-variant-numeric: tabular-nums;
}
.first a { grid-row: span 2; font-weight: 500; }
.first .what { grid-column: 2; color: var(--soft); }
.first .fine { margin-top: .5rem; }
.about { margin-top: 1.75rem; }
.about ul { margin-top: .4rem; color: var(--soft); }
.about li, .notices li { position: relative; padding-left: 1.1rem; }
.about li::before, .notices li::before { content: "–"; position: absolute; left: 0; }
q { quotes: "“" "”"; }
q.to { color: var(--ink); }
ins { background: var(--pass-ground); color: var(--pass); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; border-radius: 3px; }
del { background: var(--fail-ground); color: var(--fail); border-radius: 3px; }

main { display: block; margin-top: 2.25rem; }
.listhead { position: sticky; top: 0; z-index: 3; margin: 0 -.5rem; padding: .6rem .5rem; background: var(--page); }
.filters { display: flex; flex-wrap: wrap; gap: .5rem .6rem; align-items: center; margin-top: .6rem; }
.filters input[type=search], .filters select { height: 2.15rem; padding: 0 .7rem; border: 1px solid #8a94a3; border-radius: 8px; background: var(--card); }
.filters .find { flex: 1 1 15rem; max-width: 22rem; }
.filters .find input { width: 100%; }
.filters ::placeholder { color: var(--soft); opacity: 1; }
.filters fieldset { display: flex; flex-wrap: wrap; gap: .35rem; }
.chip { position: relative; }
.chip input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.chip span { display: block; padding: .3rem .7rem; border: 1px solid var(--edge); border-radius: 99px; background: var(--card); color: var(--tint); font-size: .8125rem; line-height: 1.45; }
.chip b { font-variant-numeric: tabular-nums; }
.chip input:checked + span { background: var(--tint); border-color: var(--tint); color: var(--card); }
.chip input:focus-visible + span { outline: 3px solid var(--link); outline-offset: 2px; }
.filters output { color: var(--soft); font-size: .8125rem; }
.filters output:empty { display: none; }
.folds { margin-left: auto; }
.empty { padding: 2rem 0; text-align: center; color: var(--soft); }

.entries { margin-top: .5rem; }
.entry { margin-top: .6rem; border: 1px solid var(--line); border-radius: 12px; background: var(--card); box-shadow: var(--shade); content-visibility: auto; contain-intrinsic-size: auto 4.2rem; }
.entry:has(> details[open]) { contain-intrinsic-size: auto 60rem; }
.entry > details > summary {
  display: grid; grid-template-columns: 11.4rem minmax(8rem, 17rem) minmax(0, 1fr) auto 7.4rem .8rem; gap: .2rem .9rem; align-items: center;
  min-height: 4.2rem; padding: .6rem 1.1rem; border-radius: 12px; list-style: none; cursor: pointer;
}
summary { list-style: none; }
summary::-webkit-details-marker { display: none; }
.entry > details > summary:hover { background: var(--sunk); }
.entry > details[open] > summary { border-radius: 12px 12px 0 0; }
.entry summary h2 { font-size: 1rem; font-weight: 640; letter-spacing: -.006em; overflow-wrap: anywhere; }
.entry .step { color: var(--soft); font-size: .875rem; line-height: 1.4; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.entry .step b { color: var(--ink); font-weight: 500; }
.platform { color: var(--soft); font-size: .8125rem; }
.chevron { width: .55rem; height: .55rem; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg) translate(-2px, -2px); }
details[open] > summary > .chevron { transform: rotate(-135deg) translate(-2px, -2px); }
.pill {
  display: inline-flex; gap: .35rem; align-items: center; padding: .12rem .6rem .12rem .45rem; border-radius: 99px; background: var(--ground); color: var(--tint);
  font-weight: 600; font-size: .8125rem; line-height: 1.5; white-space: nowrap;
}
.mark { width: 1em; height: 1em; flex: none; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
.overall { display: flex; gap: .55rem; align-items: center; font-variant-numeric: tabular-nums; }
.overall .of { color: var(--soft); font-size: .75rem; line-height: 1.35; }
.overall.none { color: var(--soft); font-size: .75rem; }
.delta { color: var(--tint); font-weight: 600; }
.ring { width: 2.75rem; height: 2.75rem; flex: none; }
.ring circle { fill: none; stroke-width: 4; stroke: var(--sunk); }
.ring .fill { stroke: var(--tint); }
.ring text { fill: var(--ink); font: 700 .875rem/1 system-ui, sans-serif; text-anchor: middle; }

.body { padding: .2rem 1.4rem 1.3rem; border-top: 1px solid var(--line); }
.reason { margin-top: .9rem; font-size: 1.0625rem; font-weight: 500; }
.address { display: flex; flex-wrap: wrap; gap: .2rem .6rem; align-items: center; margin-top: .25rem; color: var(--soft); }
.address code { color: var(--ink); }
.label { font-size: .8125rem; }
.notices { margin-top: .8rem; padding: .6rem .9rem; border-radius: 9px; background: var(--warn-ground); }
.part { margin-top: 1.5rem; }
.part h3 { margin-bottom: .6rem; font-size: .9375rem; font-weight: 680; }
.split { display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 0 2rem; }
.split.wide { grid-template-columns: minmax(0, 1fr); }
.split.wide .panes-2 { grid-template-columns: minmax(0, 1fr) minmax(0, 2.3fr); }
.split.wide .todo { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 0 2rem; }
.split.glance { grid-template-columns: minmax(0, 15rem) minmax(0, 1fr); }
.glance .still, .glance .scroller { max-height: 24rem; overflow-y: auto; }
.risks li + li { margin-top: .8rem; }
.risks p { margin-top: .25rem; }
.grave { color: var(--soft); font-size: .8125rem; }
.fix + .fix { margin-top: 1.15rem; }
.fix h4 { font-size: .9375rem; font-weight: 600; }
.change { margin: .4rem 0 .45rem; border: 1px solid var(--line); border-radius: 9px; overflow: hidden; }
.change > div { display: grid; grid-template-columns: 3.6rem minmax(0, 1fr); gap: .5rem; align-items: baseline; padding: .5rem .75rem; }
.change .before { background: var(--sunk); }
.after dd { display: flex; gap: .75rem; justify-content: space-between; align-items: baseline; }
.change .after { border-top: 1px solid var(--line); }
.change dt { color: var(--soft); font-size: .8125rem; }
.change .after dt { color: var(--pass); font-weight: 600; }
.change i { color: var(--soft); }
.fix > p { color: var(--soft); }
details.more, details.how { margin-top: .5rem; }
.more > summary, .how > summary { width: fit-content; color: var(--link); font-size: .875rem; cursor: pointer; }
.more > summary::before, .how > summary::before { content: "+"; display: inline-block; width: 1.05em; font-weight: 600; }
.more[open] > summary::before, .how[open] > summary::before { content: "–"; }
.more > .fixes, .more > .pane { margin-top: .8rem; }
.alternate .pane { margin-top: .6rem; }
.alternate .phone, .panes-1 .phone { max-width: 22rem; }
.alternate figcaption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.how { font-size: .875rem; }
.how ol, .trail { margin-top: .4rem; padding-left: 1.3rem; list-style: decimal; }
.how li + li { margin-top: .2rem; }
.facts { margin-top: .5rem; display: grid; gap: .3rem; }
.facts > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: .6rem; }
.facts dt { color: var(--soft); }

.panes { display: grid; gap: 1rem; align-items: start; }
.panes-2 { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.panes-1 { max-width: 26rem; }
.pane figcaption { margin-bottom: .35rem; color: var(--soft); font-size: .8125rem; font-weight: 500; }
.still, .scroller { border: 1px solid var(--line); border-radius: 9px; background: var(--sunk); overflow: hidden; }
.scroller { max-height: 36rem; overflow-y: auto; scrollbar-width: thin; }
.shot { position: relative; }
.shot img { display: block; width: 100%; height: auto; }
.still img { max-height: 60rem; object-fit: cover; object-position: top; }
.frames { position: absolute; inset: 0; width: 100%; height: 100%; overflow: hidden; }
.frame rect { fill: none; stroke: var(--mark); stroke-width: 2.5; }
.frame rect.halo { stroke: #fff; stroke-width: 5; stroke-opacity: .75; }
.frame .tag, .fold .tag { fill: var(--mark); stroke: none; }
.frame text, .fold text { fill: #fff; font: 700 11px/1 system-ui, sans-serif; text-anchor: middle; }
.frame { --mark: #4b5563; }
.frame.fail { --mark: #c4281f; } .frame.warn { --mark: #9a6200; } .frame.pass { --mark: #1d7a46; }
.frame.warn rect:not(.halo, .tag) { stroke-dasharray: 6 3; }
.frame.pointed rect:not(.halo, .tag) { stroke-width: 5; fill: var(--mark); fill-opacity: .18; }
.fold { --mark: #334155; }
.fold line { stroke: var(--mark); stroke-width: 1.5; stroke-dasharray: 4 4; }
.fold text { font-weight: 600; }

table { width: 100%; border-collapse: collapse; }
th, td { padding: .55rem .8rem .55rem 0; text-align: left; vertical-align: top; font-weight: 400; }
thead th { padding-top: 0; color: var(--soft); font-size: .8125rem; }
tbody tr { border-top: 1px solid var(--line); }
tbody th { font-weight: 550; width: 9rem; }
.compared td { width: 26%; }
.compared td.n { width: 2.3rem; padding-right: .5rem; }
.compared td.result { width: 32%; padding-right: 0; }
.compared tbody tr:hover { background: var(--sunk); }
td .tag { display: inline-block; min-width: 1.35rem; padding: 0 .3rem; border-radius: 4px; background: var(--ground); color: var(--tint); font-weight: 700; font-size: .75rem; line-height: 1.35rem; text-align: center; font-variant-numeric: tabular-nums; }
.advice { margin-top: .25rem; color: var(--soft); font-size: .875rem; line-height: 1.45; }
.swatch { width: .8em; height: .8em; margin-right: .3em; vertical-align: -.05em; border-radius: 3px; box-shadow: 0 0 0 1px #80808080; }
.scores { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1.5rem; }
.score h4 { display: flex; justify-content: space-between; align-items: baseline; font-size: .9375rem; font-weight: 600; }
.score .num { font-size: 1.25rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.bar { display: block; width: 100%; height: 6px; margin: .3rem 0 .55rem; }
.bar .track { fill: var(--sunk); } .bar .fill { fill: var(--tint); }
.question { font-size: .875rem; line-height: 1.45; }
.question b { font-weight: 600; }
.why { margin-top: .35rem; color: var(--soft); font-size: .8125rem; line-height: 1.5; }
.scores ~ .fine { margin-top: .9rem; }
.trail { color: var(--soft); font-size: .875rem; }
.body > .more { margin-top: 1.5rem; }
.body > .fine { margin-top: .9rem; }
footer { margin-top: 2.5rem; }

@media (max-width: 62rem) {
  .split, .split.glance { grid-template-columns: minmax(0, 1fr); }
  .scores { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .entry > details > summary { grid-template-columns: 9.4rem minmax(0, 1fr) 7.4rem .8rem; }
  .entry .step { grid-column: 2; grid-row: 2; }
  .entry .platform { display: none; }
  .entry .overall, .entry .chevron { grid-row: 1 / span 2; }
  .entry .overall { grid-column: 3; } .entry .chevron { grid-column: 4; }
}
@media (max-width: 40rem) {
  body { padding-top: 1.1rem; }
  html { scroll-padding-top: 1rem; }
  .brand span { display: none; }
  .verdict { grid-template-columns: minmax(0, 1fr); padding: 1.1rem; gap: .7rem; }
  .verdict .disc { width: 2.4rem; height: 2.4rem; } .verdict .mark { width: 1.4rem; height: 1.4rem; }
  .first li { grid-template-columns: minmax(0, 1fr); padding-right: .9rem; }
  .first .what { grid-column: 1; } .first a { grid-row: auto; }
  .listhead { position: static; }
  .folds { margin-left: 0; }
  .filters .find { max-width: none; flex-basis: 100%; }
  .entry > details > summary { grid-template-columns: minmax(0, 1fr) auto .8rem; padding: .8rem .9rem; }
  .entry .state, .entry summary h2, .entry .step { grid-column: 1; grid-row: auto; }
  .entry .overall { grid-column: 2; grid-row: 1 / span 3; flex-direction: column; gap: .2rem; text-align: center; }
  .entry .chevron { grid-column: 3; grid-row: 1 / span 3; }
  .body { padding: .2rem .9rem 1.1rem; }
  .panes-2, .split.wide .panes-2 { grid-template-columns: minmax(0, 1fr); }
  .pane.phone { max-width: 22rem; }
  .scroller { max-height: 30rem; }
  .scores { grid-template-columns: minmax(0, 1fr); gap: 1.1rem; }
  .facts > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .compared, .compared tbody { display: block; }
  .compared thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .compared tr { display: grid; grid-template-columns: 2rem minmax(0, 1fr); padding: .7rem 0; }
  .compared td, .compared th, .compared td.n, .compared td.result { width: auto; padding: 0 0 .25rem; }
  .compared td:not(.n) { grid-column: 2; }
  .compared [data-label]::before { content: attr(data-label) ": "; color: var(--soft); font-size: .8125rem; }
}
@media print {
  :root { --page: #fff; --card: #fff; --sunk: #f3f4f6; --ink: #000; --soft: #444; --line: #ccc; --shade: none; }
  body { max-width: none; padding: 0; font-size: 9.5pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a.jump, .filters, .copy, .chevron, footer { display: none !important; }
  .listhead { position: static; }
  .entry { content-visibility: visible; break-inside: auto; }
  .entry > details:not([open]) { break-inside: avoid; }
  .entry > details > summary { break-after: avoid; min-height: 0; }
  .entry > details[open] details:not(.alternate)::details-content { content-visibility: visible; display: block; block-size: auto; }
  .fix, .score, .risks li, tr, .pane { break-inside: avoid; }
  .scroller, .glance .scroller, .glance .still { max-height: 105mm; overflow: hidden; }
  .alternate:not([open]) { display: none; }
  .split { grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 0 1.2rem; }
  .split.glance { grid-template-columns: 38mm minmax(0, 1fr); }
  .glance .scroller, .glance .still { max-height: 70mm; }
  h3, h4 { break-after: avoid; }
  .scores { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1rem; }
}
@media print and (prefers-color-scheme: dark) {
  :root {
    --link: #2450b8; --fail: #b3261e; --fail-ground: #fdeceb; --fail-line: #f2c3bf; --warn: #855400; --warn-ground: #fdf2da; --warn-line: #ecd29a;
    --pass: #1a6a3d; --pass-ground: #e4f4ea; --pass-line: #b5dcc4; --skip: #545e6c; --skip-ground: #eceff3; --skip-line: #d3d9e0;
  }
}
@media (forced-colors: active) {
  .pill, .chip span, .verdict, .tag { border: 1px solid; }
  .ring .fill, .bar .fill { forced-color-adjust: none; }
}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } .chevron { transition: transform .15s; } }
`;
