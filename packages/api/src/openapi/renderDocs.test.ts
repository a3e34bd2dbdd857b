import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../contract.ts';
import { declareCall, defineCall } from '../contract/define.ts';
import { buildOpenApi } from './buildOpenApi.ts';
import { renderDocs } from './renderDocs.ts';
import { schemaText } from './schemaText.ts';

const page = renderDocs(buildOpenApi(allCalls, { title: '场边', version: '7' }));

test('every call is on the page under its area', () => {
  for (const { method, path } of allCalls) expect(page).toContain(`<span class="method">${method}</span> <code>/api/${path}</code>`);
  expect(page.match(/<article /g)).toHaveLength(allCalls.length);
  expect(page).toContain('<section aria-labelledby="area-live">');
});

test('a call that is declared alone says that it is not served yet', () => {
  const call = declareCall('GET', 'Later/list', 'public', 'read', 'Comes later.');
  expect(renderDocs(buildOpenApi([call], { title: 't', version: '1' }))).toContain('Not served yet.');
});

test('the page needs nothing from outside and runs nothing', () => {
  expect(page).not.toMatch(/<script|<link|<img|@import|url\(|javascript:| on\w+=| style=/i);
  expect([...page.matchAll(/href="([^"]*)"/g)].filter(([, target]) => !target?.startsWith('#'))).toEqual([]);
  expect(page).toContain('prefers-color-scheme: dark');
});

test('a nonce lets the style through, none leaves no attribute', () => {
  expect(page).toContain('<style>');
  expect(renderDocs(buildOpenApi([], { title: 't', version: '1' }), 'abc"<')).toContain('<style nonce="abc&quot;&lt;">');
});

test('nothing in a document becomes markup', () => {
  const evil = `"><script>alert('1')</script>&amp;`;
  const call = defineCall({
    method: 'GET',
    path: `a/${evil}`,
    caller: 'public',
    rate: 'read',
    summary: evil,
    input: z.object({ [evil]: z._default(z.string(), evil) }),
    data: z.object({ [evil]: z.literal(evil) }),
  });
  const markup = renderDocs(buildOpenApi([call], { title: evil, version: evil }));
  expect(markup).not.toContain('<script');
  expect(markup).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;');
});

test.each([
  [{ type: 'integer', minimum: 1, maximum: 9, default: 3 }, 'integer (1..9) = 3'],
  [{ type: 'integer', minimum: 0 }, 'integer (0..)'],
  [{ type: 'string', maxLength: 8 }, 'string (..8 characters)'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['a', 1] }, '"a" | 1'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'integer | null'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }] }, '[string, string]'],
  [{ type: 'array', items: { const: 0 } }, 'list of 0'],
  [{ type: 'array' }, 'list of anything'],
  [{}, 'anything'],
  [{ type: 'object' }, '{}'],
  [
    { type: 'object', properties: { id: { type: 'string' }, at: { type: 'object', properties: { x: {} } } }, required: ['id'] },
    '{\n  id: string\n  at?: {\n    x?: anything\n  }\n}',
  ],
])('%j reads %j', (schema, words) => {
  expect(schemaText(schema)).toBe(words);
});
