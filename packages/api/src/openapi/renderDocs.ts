import type { JsonSchema, OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiParameter } from './document.ts';
import { schemaText } from './schemaText.ts';
import { codeTexts } from './texts.ts';

/** Markup that is safe to put into a page. */
class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** Values of a template: text is escaped, markup is not, lists are joined, false and undefined leave nothing. */
type HtmlPart = string | number | Html | readonly HtmlPart[] | false | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

function render(part: HtmlPart): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(render).join('');
}

/** Template of markup: every value in it is escaped unless it is markup itself. */
function html(pieces: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(pieces.reduce((markup, piece, index) => `${markup}${render(parts[index - 1])}${piece}`));
}

/** Style of the docs page: system fonts, both themes, readable on paper. */
const docsStyle = `
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

interface ListedCall {
  method: OpenApiMethod;
  path: string;
  operation: OpenApiOperation;
}

const methods: readonly OpenApiMethod[] = ['get', 'post'];

function callsOf({ paths }: OpenApiDocument): ListedCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap((method) => {
      const operation = operations[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

const details = (name: string, schema: JsonSchema | undefined) =>
  schema &&
  html`<details>
    <summary>${name}</summary>
    <pre tabindex="0" aria-label="${name}">${schemaText(schema)}</pre>
  </details>`;

/** Parameters of the query as one shape, so that a GET reads like a POST. */
function querySchema({ parameters }: OpenApiOperation): JsonSchema | undefined {
  const query = parameters.filter((parameter): parameter is OpenApiParameter => 'in' in parameter && parameter.in === 'query');
  if (query.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

function factsOf(operation: OpenApiOperation): string {
  const facts = [
    `caller ${operation['x-caller']}`,
    `rate ${operation['x-rate']}`,
    operation['x-scope'] !== null && `scope ${operation['x-scope']}`,
    operation['x-fresh'] && 'fresh second factor',
    operation['x-changes'] && 'changes state',
    operation['x-idempotent'] && 'idempotent with a key',
    operation['x-shared'] !== null && `shared by ${operation['x-shared']}`,
    operation['x-origin'] === 'ours' && 'not in the specification',
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
}

function callPart({ method, path, operation }: ListedCall, base: string): Html {
  const isServed = operation['x-served'];
  const body = operation.requestBody?.content['application/json'].schema;
  const answer = operation.responses['200']?.content['application/json'].schema.properties?.['data'];
  return html`<article id="${operation.operationId}" aria-labelledby="${operation.operationId}-name">
    <h3 id="${operation.operationId}-name"><span class="method">${method.toUpperCase()}</span> <code>${base}${path}</code></h3>
    <p>${operation.summary}${!isServed && html` <span class="missing">Not served yet.</span>`}</p>
    <p class="facts">${factsOf(operation)}</p>
    ${isServed && [details('Query', querySchema(operation)), details('Body', body), details('Data', answer)]}
  </article> `;
}

function areaPart(name: string, calls: ListedCall[], base: string): Html {
  return html`<section aria-labelledby="area-${name}">
    <h2 id="area-${name}">${name}</h2>
    ${calls.map((call) => callPart(call, base))}
  </section> `;
}

/**
 * Renders the docs as one self-contained page without scripts: areas, calls, shapes. `nonce` allows its style in a content security
 * policy. Escapes everything from the document.
 */
export function renderDocs(document: OpenApiDocument, nonce?: string): string {
  const calls = callsOf(document);
  const base = document.servers[0]?.url ?? '';
  const groups = document.tags.map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags.includes(name)) }));
  const served = calls.filter(({ operation }) => operation['x-served']).length;
  const { title, version, description } = document.info;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} API ${version}</title>
<style${nonce !== undefined && html` nonce="${nonce}"`}>${new Html(docsStyle)}</style>
</head>
<body>
<header>
<h1>${title} API</h1>
<p>Version ${version}. ${calls.length} calls, ${served} of them served.</p>
<p>${description}</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead><tbody>${codeTexts.map(
    ([code, meaning]) =>
      html`<tr>
        <th scope="row"><code>${code}</code></th>
        <td>${meaning}</td>
      </tr>`,
  )}</tbody></table>
<nav aria-label="Areas"><ul>${groups.map(({ name, calls: { length } }) => html`<li><a href="#area-${name}">${name}</a> ${length}</li>`)}</ul></nav>
</header>
<main>
${groups.map((group) => areaPart(group.name, group.calls, base))}</main>
</body>
</html>
`;
  return page.markup;
}
