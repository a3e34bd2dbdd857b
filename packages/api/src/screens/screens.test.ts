import { expect, test } from 'vitest';
import { drawnScreens, screenQuestions } from './index.ts';

const ask = (screen: string, search = '', allLanguages = false) =>
  screenQuestions(screen, new URLSearchParams(search), { language: 'vi', allLanguages }).map(({ call, input }) => [call.path, input]);

/** Question of every screen besides its own. */
const ofFrame = [['Universal/systemConfig', {}]];

test('each question is valid for its call', () => {
  for (const screen of drawnScreens)
    for (const search of ['', 'id=7', 'section=2', 'tag=x', 'topic=x&feed=own'])
      for (const { call, input } of screenQuestions(screen, new URLSearchParams(search), { language: 'en' })) {
        expect(call.input.safeParse(input).success, `${call.path} ${search}`).toBe(true);
        // Its answer goes to whoever reads the page.
        expect(call.caller, call.path).toBe('public');
      }
});

test.each(['Detail', 'VideoPlayer'])('%s asks about the thing in the address, and nothing for another address', (screen) => {
  expect(ask(screen, 'id=7')?.map(([, input]) => input)).toContainEqual({ id: '7' });
  for (const search of ['', 'id=', 'id=0', 'id=x', `id=${'9'.repeat(16)}`]) expect(ask(screen, search), search).toEqual(ofFrame);
});

test('the front of the headlines has lead articles and long reads, a section or a tag has its list alone', () => {
  expect(ask('News')).toHaveLength(6);
  expect(ask('News', 'section=2')).toContainEqual(['Portal_post/getList2', expect.objectContaining({ section_id: '2', lang: 'vi' })]);
  expect(ask('News', 'tag=x')).toHaveLength(4);
});

test('posts come in the language of the page, or in all of them for a reader who wants that', () => {
  const [, own] = ask('Circle')?.[0] ?? [];
  const [, all] = ask('Circle', '', true)?.[0] ?? [];
  expect(own).toEqual({ lang: 'vi', feed: 'recommended', limit: 10 });
  expect(all).toEqual({ feed: 'recommended', limit: 10 });
});

test.each([
  ['zh', undefined, 16],
  ['vi', undefined, 17],
  ['en', undefined, 24],
  ['zh', 'America/New_York', 5],
] as const)('the schedule in %s, read in %s, is that of the day which begins there', (language, zone, hour) => {
  const at = Date.UTC(2026, 10, 21, 12);
  const [matches, , days] = screenQuestions('Schedule', new URLSearchParams(), { language, at, ...(zone && { zone }) });
  const from = Date.UTC(2026, 10, hour > 12 ? 20 : 21, hour);
  expect(matches?.input).toEqual({ from, until: from + 2 * 86_400_000 });
  expect(days?.input).toMatchObject({ edges: expect.stringMatching(new RegExp(`^${from - 86_400_000},${from},`)) });
});

test('a screen that the server does not draw asks nothing', () => {
  expect(ask('Member')).toEqual([]);
});
