import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeysAbout, subjects } from '../../e2e/fixtures/changedSubjects.ts';
import { root } from '../setup/node.mjs';

const runs = (files, title) => journeysAbout(files)?.grep.test(title) ?? true;
const [wallet, chat, routes] = ['wallet.spec.ts pays @gate @money', 'talk.spec.ts talks @gate @live @member', 'routes.spec.ts opens @gate'];

test('journeys run of the subjects that changed, and always those without a subject', () => {
  const files = ['packages/server/src/modules/money/orders/orders.service.ts', 'packages/locales/src/app/money/en/messages.po'];
  expect([wallet, chat, routes].map((title) => runs(files, title))).toEqual([true, false, true]);
  expect(journeysAbout(files)?.others).not.toContain('money');
  expect(runs(['packages/app/src/areas/member/login/qrFlow.ts'], chat)).toBe(true);
});

test.each(['packages/ui/src/forms/Select/Select.tsx', 'packages/app/src/areas/home/index.ts', 'package.json', 'e2e/fixtures/site.ts'])(
  'all run after a change of %s',
  (file) => expect(journeysAbout([file, 'packages/api/src/money/index.ts'])).toBeUndefined(),
);

test('what no journey reads leaves those without a subject', () => {
  const files = ['README.md', 'packages/app/src/shell/AppShell.test.tsx'];
  expect([wallet, chat, routes].map((title) => runs(files, title))).toEqual([false, false, true]);
});

test('journeys are tagged with subjects alone', () => {
  const tags = globSync('e2e/*.spec.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/tag: \[(.*)\]/g)].flatMap(([, list = '']) => list.match(/@\w+/g) ?? []),
  );
  expect(tags.length).toBeGreaterThan(10);
  expect([...new Set(tags)].filter((tag) => !['@gate', '@encoder', ...subjects.map((subject) => `@${subject}`)].includes(tag))).toEqual([]);
});
