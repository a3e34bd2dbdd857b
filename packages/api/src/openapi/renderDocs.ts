import { docsStyle } from './docsStyle.ts';
import type { JsonSchema, OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiParameter } from './document.ts';
import { Html, html } from './html.ts';
import { schemaText } from './schemaText.ts';
import { codeWords } from './words.ts';

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
<table><thead><tr><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead><tbody>${codeWords.map(
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
