/** The look of every page, in the product's colours. Light and dark follow the device. */
export const styles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fbf8f1, #081530);
  --surface: light-dark(#ffffff, #0f2349);
  --line: light-dark(#e4dccb, #263f74);
  --line-strong: light-dark(#76819b, #7f94c0);
  --text: light-dark(#0a1f44, #f4f7ff);
  --muted: light-dark(#4a5a7d, #b4c2e0);
  --link: light-dark(#0a58b8, #8cc4ff);
  --focus: light-dark(#0b5fd0, #9ed0ff);
  --panel: light-dark(#0a1f44, #142f62);
  --panel-line: light-dark(#2a4378, #34528f);
  --danger: light-dark(#b3261e, #ffb0a6);
  --danger-ground: light-dark(#fdebe9, #4a1a22);
  --success: light-dark(#0b6b3f, #7fe3ae);
  --success-ground: light-dark(#e0f5e8, #0d3a33);
  --lip: light-dark(#5b880b, #7aa51f);
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { display: flex; flex-direction: column; min-height: 100vh; min-height: 100dvh; margin: 0; background: var(--ground); color: var(--text); font: 1.0625rem/1.5 Figtree, "Figtree Variable", system-ui, sans-serif; }
h1, h2, p, ul, dl, dd, fieldset { margin: 0; padding: 0; border: 0; }
h1, h2 { text-wrap: balance; letter-spacing: -0.02em; line-height: 1.1; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem); font-weight: 850; }
h2 { font-size: 1.25rem; font-weight: 800; }
a { color: var(--link); text-underline-offset: 0.25em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.banner { display: flex; flex-wrap: wrap; justify-content: center; gap: 2px 12px; padding: 8px 16px; background: #ffd23f; color: #061430; font-size: 0.9375rem; text-align: center; }
.brand { display: flex; align-items: center; gap: 10px; font-size: 1.125rem; font-weight: 850; letter-spacing: 0.01em; text-transform: uppercase; }
.brand svg { flex: none; width: 36px; height: 36px; }
main { flex: 1; width: 100%; max-width: 600px; margin: 0 auto; padding: 24px 16px 48px; display: grid; align-content: start; gap: 24px; }
.card { display: grid; gap: 20px; padding: clamp(20px, 5vw, 32px); border-radius: 16px; background: var(--surface); box-shadow: 0 2px 4px rgb(6 20 48 / 6%), 0 8px 24px rgb(6 20 48 / 8%); }
.muted { color: var(--muted); }
.small { font-size: 0.9375rem; }
.price { font-size: clamp(2.5rem, 2rem + 3vw, 3.5rem); font-weight: 850; letter-spacing: -0.03em; line-height: 1; font-variant-numeric: tabular-nums; }
.split { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
.rows { display: grid; }
.rows > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 16px; padding: 12px 0; border-top: 1px solid var(--line); }
.rows dt { color: var(--muted); }
.rows dd { font-weight: 650; font-variant-numeric: tabular-nums; }
.badge { padding: 4px 14px; border-radius: 999px; background: var(--success-ground); color: var(--success); font-size: 0.9375rem; font-weight: 700; }
.badge.bad { background: var(--danger-ground); color: var(--danger); }
form { display: grid; gap: 18px; }
.field { display: grid; gap: 6px; min-width: 0; }
.field label { font-size: 0.9375rem; font-weight: 700; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; }
input:not([type="checkbox"]) { width: 100%; min-height: 52px; padding: 10px 14px; border: 2px solid var(--line-strong); border-radius: 12px; background: var(--surface); color: var(--text); font: inherit; font-variant-numeric: tabular-nums; }
::placeholder { color: var(--muted); opacity: 1; }
input[aria-invalid] { border-color: var(--danger); }
input[readonly] { border-color: var(--line); color: var(--muted); }
.check { display: grid; grid-template-columns: auto 1fr; gap: 12px; align-items: start; }
.check input { width: 24px; height: 24px; margin: 0; accent-color: #0b6b3f; }
.error { color: var(--danger); font-size: 0.9375rem; font-weight: 650; }
.notice { padding: 14px 16px; border-radius: 12px; background: var(--success-ground); color: var(--success); font-weight: 650; }
.notice.bad { background: var(--danger-ground); color: var(--danger); }
.button { display: flex; align-items: center; justify-content: center; width: 100%; min-height: 48px; padding: 10px 24px; border: 0; border-radius: 999px; background: none; box-shadow: inset 0 0 0 2px var(--line-strong); color: var(--text); font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer; }
.button.go { min-height: 56px; background: #b8f23c; box-shadow: inset 0 0 0 1.5px var(--lip); color: #061430; font-size: 1.125rem; font-weight: 800; }
.button.go:hover { background: #cdf972; }
.button.danger { box-shadow: inset 0 0 0 2px currentColor; color: var(--danger); }
.stack { display: grid; gap: 12px; }
details > summary { display: flex; align-items: center; min-height: 44px; color: var(--link); text-decoration: underline; text-underline-offset: 0.25em; cursor: pointer; }
details .stack { padding-top: 8px; }
code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
.cards { display: grid; gap: 6px; list-style: none; font-size: 0.9375rem; }
.list { list-style: none; }
.list li { border-top: 1px solid var(--line); }
.list a, .list span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 12px 0; }
.panel { padding: 24px 16px; background: var(--panel); color: #ffffff; }
.panel > div { display: grid; align-content: start; gap: 16px; max-width: 568px; margin: 0 auto; }
.panel .muted { color: #bccaea; }
.panel .rows > div { border-color: var(--panel-line); }
.panel .rows dt { color: #bccaea; }
.panel .rows, .panel .pitch { display: none; }
@media (min-width: 900px) {
  .two { flex: 1; display: grid; grid-template-columns: minmax(360px, 5fr) 7fr; }
  .two .panel { padding: 64px 48px; }
  .two .panel > div { gap: 24px; max-width: 420px; margin: 0 0 0 auto; }
  .panel { position: relative; overflow: hidden; }
  .panel .rows { display: grid; }
  .two main { margin: 0; padding: 64px; }
}
@media (min-width: 900px) and (min-height: 720px) {
  .panel .pitch { position: absolute; right: 0; bottom: 0; left: 0; display: block; width: 100%; height: 30%; }
}
`;
