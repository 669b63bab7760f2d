import { BRAND_COLOUR } from "#domain/brand.ts"

/** The one style sheet of the documentation page, light and dark. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --bg: #faf9fb; --surface: #fff; --text: #1c1522; --muted: #574e61;
  --line: #e5e0ea; --accent: ${BRAND_COLOUR}; --soft: #fbf0f9; --sunken: #f3f0f5; --focus: #0f2b90; }
@media (prefers-color-scheme: dark) { :root { --bg: #151017; --surface: #1e1721; --text: #f3edf5;
  --muted: #bdb2c6; --line: #3a2f40; --accent: #ec8ad9; --soft: #35152f; --sunken: #271e2b; --focus: #a9bbff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 1rem/1.55 "Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif; }
main, header { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
header { padding-bottom: 0; }
h1 { font-size: 1.875rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 0 0 .25rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  padding: 1.25rem; margin: 0 0 1.25rem; }
nav ul { padding: 0; list-style: none; columns: 18rem; }
nav li { break-inside: avoid; padding: .15rem 0; }
code, pre { font: .875rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { background: var(--sunken); border-radius: 8px; padding: .75rem; margin: .5rem 0; white-space: pre-wrap; }
.method { background: var(--soft); color: var(--accent); border-radius: 6px; padding: .1rem .4rem; font-weight: 650; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--muted); font-weight: 550; }
summary { cursor: pointer; font-weight: 650; margin-top: 1rem; }
`
