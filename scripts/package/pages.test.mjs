import { beforeAll, expect, test } from 'vitest';
import { pages } from './pages.mjs';

/** @type {Map<string, string>} */
let all;
beforeAll(() => {
  all = pages();
}, 120_000);

test('every page is linked once from llms.txt, with a sentence', () => {
  const links = [...(all.get('llms.txt') ?? '').matchAll(/^- \[\w+\]\((docs\/\w+\.md)\): (.+)$/gm)];
  expect(links.map(([, path]) => path).toSorted()).toEqual([...all.keys()].filter((path) => path !== 'llms.txt').toSorted());
  expect(links.filter(([, , sentence = '']) => !/^[A-Z].{10,}\.$/.test(sentence)).map(([line]) => line)).toEqual([]);
});

test('a page has import, props, the types that they name, keys and tokens', () => {
  const page = all.get('docs/Scorebug.md') ?? '';
  expect(page).toContain("import { Scorebug, ScoreBox } from '@pitchside/ui/Scorebug';");
  for (const text of [
    'interface ScorebugProps',
    'interface Team',
    'interface MatchStatus',
    'const matchStatusKinds',
    '## Keyboard',
    '--pitchside-',
  ])
    expect(page).toContain(text);
});

test('an entry of several components shows the props of each', () => {
  const page = all.get('docs/Series.md') ?? '';
  for (const name of ['SeriesCard', 'SeriesStage', 'GoldChart']) expect(page).toContain(`## ${name}\n`);
});

test('no page names a type that neither it nor React declares', () => {
  const unknown = [...all].flatMap(([path, page]) => {
    const types = [...page.matchAll(/^(?:interface|type|const) (\w+)/gm)].map(([, name]) => name);
    const bases = [...page.matchAll(/^interface \w+ extends ([\w, ]+) \{/gm)].flatMap(([, list = '']) => list.split(', '));
    return bases.filter((name) => !types.includes(name) && !name.startsWith('Aria')).map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});
