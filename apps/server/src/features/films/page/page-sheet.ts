/** Of the pages of shared films, beside the web app's own sheet. */
export const pageSheet = `
body { min-height: 100dvh; display: flex; flex-direction: column; background: var(--stage, #08090b); color: var(--fg, #f1eee8); }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding: 14px 20px; }
header a { display: inline-flex; align-items: center; min-height: 28px; color: var(--fg2, #c8c6c1); font-weight: 550; }
header a:hover { color: var(--fg, #f1eee8); }
header .brand { gap: 10px; color: var(--fg, #f1eee8); font-size: 17px; font-weight: 560; font-stretch: 112%; }
main { box-sizing: border-box; width: 100%; max-width: max(320px, min(1312px, (100dvh - 220px) * var(--ratio) + 40px)); margin: 0 auto; padding: 0 20px 40px; }
main.gone { width: fit-content; margin: auto; }
[hidden] { display: none !important; }
.about { display: grid; grid-template-columns: 1fr auto auto; gap: 8px 32px; align-items: center; margin-top: 12px; padding-top: 16px; border-top: 1px solid var(--line, #26282c); }
.controls { display: flex; align-items: center; gap: 8px; min-height: 44px; margin-top: 4px; }
.controls .time { flex: 1 1 auto; color: var(--fg3, #9b9da3); font-variant-numeric: tabular-nums; }
.controls .time b { color: var(--fg, #f1eee8); font-weight: 500; }
.controls button { display: grid; place-items: center; width: 44px; height: 44px; margin: 0 -8px; border-radius: 8px; }
.controls button:hover { background: var(--hover, #fff1); }
.controls button svg { grid-area: 1 / 1; }
[data-playing] [data-do="play"] svg:first-child, :not([data-playing]) > .controls [data-do="play"] svg:last-child { display: none; }
[aria-pressed="true"] svg:first-child, [data-do="sound"][aria-pressed="false"] svg:last-child { display: none; }
.actions { display: flex; gap: 8px; }
.actions button, #embed button { display: inline-flex; flex: 1 1 auto; align-items: center; justify-content: center; gap: 8px; min-height: 40px; padding: 0 16px; border: 1px solid var(--line2, #393b40); border-radius: 8px; font-weight: 600; white-space: nowrap; }
.actions button:hover { background: var(--hover, #fff1); }
.actions .paper, #embed .paper { border-color: transparent; background: var(--paper, #efece5); color: var(--on-paper, #17181b); }
.actions .paper:hover, #embed .paper:hover { background: var(--paper-hover, #fff); }
.said { margin: 12px 0 0; min-height: 20px; text-align: right; }
h1 { margin: 0; font-size: 28px; line-height: 36px; font-weight: 550; font-stretch: 108%; text-wrap: balance; }
video { display: block; width: 100%; height: auto; background: #000; border-radius: 6px 6px 0 0; }
.film { position: relative; }
.pin { position: absolute; top: 8px; right: 8px; display: grid; place-items: center; width: 24px; height: 24px; border-radius: 4px; background: oklch(0.12 0 0 / 0.78); color: #fff; }
.pin::after { content: ""; position: absolute; inset: -10px -8px -10px -12px; }
.pin:hover { background: rgb(0 0 0 / .85); }
.pin:focus-visible { outline: 2px solid #fff; outline-offset: 0; box-shadow: 0 0 0 4px oklch(0.12 0 0 / 0.78); }
.accord { display: flex; gap: 3px; height: 12px; margin-top: 2px; overflow: hidden; border-radius: 0 0 3px 3px; }
.accord[role="slider"] { position: relative; overflow: visible; cursor: pointer; touch-action: none; }
.accord[role="slider"]::before { content: ""; position: absolute; inset: 0 0 0 var(--played, 0%); background: var(--dim, #0008); pointer-events: none; }
.accord[role="slider"]::after { content: ""; position: absolute; inset: -16px 0; background: linear-gradient(#fff, #fff) var(--played, 0%) 50% / 2px 18px no-repeat; }
.accord i { display: flex; flex-basis: 0; min-width: 0; overflow: hidden; }
.line { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 2px 0 0; color: var(--fg3, #9b9da3); font-variant-numeric: tabular-nums; }
.line a { color: var(--fg, #f1eee8); text-decoration: underline; text-underline-offset: 4px; text-decoration-color: var(--edge, #6b6d73); }
main > p { color: var(--fg3, #9b9da3); }
.origin ul { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 0; padding: 0; list-style: none; color: var(--fg2, #c8c6c1); }
.origin li { display: flex; align-items: center; gap: 8px; }
.origin b { color: inherit; font-weight: inherit; }
.origin span { min-width: 0; overflow-wrap: anywhere; color: var(--fg3, #9b9da3); }
.origin svg { color: var(--fg3, #9b9da3); }
#embed { width: min(560px, calc(100vw - 32px)); margin: auto; padding: 24px; border: 0; border-radius: 12px; background: var(--float, #1d1f23); color: var(--fg, #f1eee8); box-shadow: var(--shadow-dialog, none); }
#embed::backdrop { background: var(--scrim, #000a); }
#embed h2 { margin: 0; font-size: 20px; font-weight: 600; }
#embed pre { margin: 16px 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { margin: 8px 0 0; padding: 12px; overflow-x: auto; border-radius: 6px; background: var(--s1, #131417); color: var(--fg, #f1eee8); font-size: 13px; }
.embed { overflow: hidden; }
.embed .film { flex: 1 1 auto; min-height: 0; }
.embed video { height: 100%; border-radius: 0; object-fit: contain; }
.embed .line span { flex: 1 1 auto; }
.embed .line { margin: 0; padding: 6px 12px; font-size: 13px; }
@media (max-width: 1023px) { .about { grid-template-columns: 1fr auto; } .origin { grid-row: 2; grid-column: 1 / -1; } }
@media (max-width: 639px) {
  main { padding: 0 0 96px; }
  main > :not(.film, .accord) { margin-inline: 16px; }
  video { border-radius: 0; }
  .about { grid-template-columns: 1fr; gap: 16px; padding-top: 0; border: 0; }
  .origin ul { display: block; border-bottom: 1px solid var(--line, #26282c); }
  .origin li { min-height: 48px; border-top: 1px solid var(--line, #26282c); }
  .origin span { margin-left: auto; text-align: right; }
  .actions { position: fixed; z-index: 1; inset: auto 0 0; padding: 12px 16px calc(12px + env(safe-area-inset-bottom)); border-top: 1px solid var(--line, #26282c); background: var(--bg, #0c0d0f); }
  .actions button { flex: 1 1 0; min-height: 48px; }
  .said { text-align: left; }
}
@media (forced-colors: active) { .accord { forced-color-adjust: none; } }
`;
