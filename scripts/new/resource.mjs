/** Files of a new resource of packages/api. */
export function resource(name, subject) {
  const lower = name[0].toLowerCase() + name.slice(1);
  const folder = `packages/api/src/${subject}/${lower}`;
  return {
    files: {
      [`${folder}/${lower}.contract.ts`]: `import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, pageOf, paging } from '../../contract/fields.ts';

/** One sentence: what it is to a fan. Source: the section of the specification. */
export const ${lower}Item = z.object({ id, name: z.string(), at: instant });
export type ${name}Item = z.output<typeof ${lower}Item>;

export const get${name}List = defineCall({
  method: 'GET',
  path: '${lower}/getList',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'One sentence for the reader of the docs, newest first.',
  input: z.object({ ...paging() }),
  data: pageOf(${lower}Item),
});
`,
      [`${folder}/${lower}.test.ts`]: `import { expect, test } from 'vitest';
import { get${name}List } from './index.ts';

test('a page is asked for by number, within bounds', () => {
  const read = (input: unknown) => get${name}List.input.safeParse(input);
  expect(read({}).data).toEqual({ page: 1, limit: 24 });
  expect(read({ page: '2', limit: '50' }).data).toEqual({ page: 2, limit: 50 });
  for (const limit of [0, 101, '1e2', ' 1', 1.5]) expect(read({ limit }).success, String(limit)).toBe(false);
});
`,
      [`${folder}/index.ts`]: `export * from './${lower}.contract.ts';
`,
    },
    appends: { 'packages/api/src/contracts.ts': `export * as ${lower} from './${subject}/${lower}/index.ts';\n` },
    next: [`npm run new -- module ${subject}/${name}: the server asks for a handler of its call now`],
  };
}
