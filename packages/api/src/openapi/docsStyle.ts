/** Style of the docs page: system fonts, both themes, readable on paper. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #17211b; --quiet: #56635b; --page: #fff; --line: #dde3df; --sheet: #f4f6f5; --accent: #0a6b3d; --warn: #8a4b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eeea; --quiet: #a3b0a8; --page: #121714; --line: #2c3530; --sheet: #1b221e; --accent: #6fd6a0; --warn: #f0b56a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.5rem 6rem; background: var(--page); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.375rem; margin: 3rem 0 0; padding-bottom: .25rem; border-bottom: 2px solid var(--ink); text-transform: capitalize; }
h3 { font-size: 1rem; margin: 0; font-weight: 600; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
a { color: var(--accent); text-underline-offset: .2em; }
code, pre, .method { font-family: ui-monospace, monospace; font-size: .9375em; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; text-transform: capitalize; }
table { border-collapse: collapse; margin: .75rem 0; }
th, td { text-align: start; padding: .25rem 1rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
article { padding: 1rem 0; border-bottom: 1px solid var(--line); scroll-margin-top: 1rem; }
.method { display: inline-block; min-width: 3.5em; color: var(--accent); font-weight: 700; }
.facts { color: var(--quiet); font-size: .875rem; }
.missing { color: var(--warn); font-weight: 600; }
summary { cursor: pointer; color: var(--accent); font-size: .875rem; width: max-content; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
pre { background: var(--sheet); border-radius: .5rem; margin: .5rem 0 0; padding: .75rem 1rem; overflow: auto; line-height: 1.5; }
@media print { details::details-content { content-visibility: visible; } }
`;
