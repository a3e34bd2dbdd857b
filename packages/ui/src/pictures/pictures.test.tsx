import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  avatarArt,
  coverKinds,
  coverMarkup,
  coverUrl,
  crestArt,
  crestMarkup,
  initialsOf,
  leagueBadge,
  storyKinds,
  storyMarkup,
} from './index.ts';
import { svg, svgUrl } from './svg.ts';

const anyColor = fc.oneof(fc.constantFrom('#fff', 'oklch(0.5 0.1 165)', 'red', 'rgb(1 2 3 / 50%)'), fc.string());
const colorPair = fc.tuple(anyColor, anyColor);

function parsed(markup: string): Document {
  return new DOMParser().parseFromString(markup, 'image/svg+xml');
}

function expectHarmless(markup: string) {
  const document = parsed(markup);
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelector('script, foreignObject, image, a')).toBeNull();
  expect(
    [...document.querySelectorAll('*')]
      .flatMap((element) => element.getAttributeNames())
      .filter((name) => name.startsWith('on') || name.includes('href')),
  ).toEqual([]);
}

test('a cover is a well-formed picture without a script, whatever the seed and the colours of a feed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...coverKinds),
      fc.constantFrom(...storyKinds),
      fc.string(),
      colorPair,
      colorPair,
      (room, story, seed, home, away) => {
        expectHarmless(coverMarkup({ kind: room, seed, home, away }));
        expectHarmless(storyMarkup({ kind: story, seed, home, away }));
      },
    ),
    { numRuns: 120 },
  );
});

test('the address of a picture holds no sign that an address may not', () => {
  const address = svgUrl(svg('<style>a{color:#fff}</style>\n<text>50% "海"</text>'));
  expect(address).toMatch(/^data:image\/svg\+xml,[^\s<>{}"#]+$/);
  expect(decodeURIComponent(address)).toContain("<style>a{color:#fff}</style>\n<text>50% '海'</text>");
});

test('a crest is a well-formed picture whatever the name and the colours', () => {
  fc.assert(
    fc.property(fc.string(), colorPair, (seed, colors) => expectHarmless(svg(crestMarkup(crestArt(seed, colors), 'c'), '0 0 32 32'))),
  );
});

test.each(coverKinds)('a %s cover is the same for the same seed and differs for another', (kind) => {
  expect(coverMarkup({ kind, seed: 'one' })).toBe(coverMarkup({ kind, seed: 'one' }));
  expect(coverMarkup({ kind, seed: 'one' })).not.toBe(coverMarkup({ kind, seed: 'two' }));
});

test.each(storyKinds)('a %s story is the same for the same seed and differs for another', (kind) => {
  expect(storyMarkup({ kind, seed: 'one' })).toBe(storyMarkup({ kind, seed: 'one' }));
  expect(storyMarkup({ kind, seed: 'one' })).not.toBe(storyMarkup({ kind, seed: 'two' }));
});

test('a match cover wears the colours of the teams', () => {
  for (const kind of ['football', 'basketball', 'poster'] as const)
    expect(coverMarkup({ kind, seed: 'derby', home: ['#123456', '#fff'] })).toContain('#123456');
});

test('the address of a cover decodes to its picture', async () => {
  const picture = new Image();
  picture.src = coverUrl({ kind: 'football', seed: 'derby', home: ['oklch(0.75 0.1 235)', '#fff'] });
  await picture.decode();
  expect(picture.naturalWidth / picture.naturalHeight).toBeCloseTo(16 / 9, 1);
});

test('crests, badges and portraits hold to their seed and use every shape over many seeds', () => {
  const seeds = Array.from({ length: 200 }, (_, index) => `team-${index}`);
  const crests = seeds.map((seed) => crestArt(seed, ['#111', '#eee']));
  expect(crestArt('team-7', ['#111', '#eee'])).toEqual(crests[7]);
  expect(new Set(crests.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(crests.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(seeds.map((seed) => JSON.stringify(avatarArt(seed)))).size).toBeGreaterThan(190);
  expect(new Set(seeds.map((seed) => JSON.stringify(leagueBadge(seed)))).size).toBeGreaterThan(50);
});

test.each([
  ['Manchester City', 'MC'],
  ['曼城', '曼'],
  ['Công an Hà Nội', 'CA'],
  ['Đà Nẵng', 'DN'],
  ['T1', 'T1'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
