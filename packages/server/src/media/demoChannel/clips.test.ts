import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectVideo } from '../../modules/content/uploads/index.ts';
import { serverPackage } from '../../platform/project.ts';
import { findBoxes } from '../packager/boxes.ts';
import { openClips } from './clipFiles.ts';
import { goalsClip, shotsOf, stretchClip } from './clips.ts';
import { openScenes } from './scenes.ts';

const sides = { home: { colors: ['#c8102e', '#fff'] as [string, string] }, away: { colors: ['#fff', '#000'] as [string, string] } };
const clips = openClips(openScenes(join(serverPackage(), 'assets/scenes')));
const nameIn = (url: string) => url.slice('/media/clips/'.length);

const films = [
  goalsClip(sides, ['home', 'away']),
  goalsClip(sides, []),
  stretchClip('basketball', sides, 9),
  stretchClip('esports', sides, 15),
  stretchClip('talk', undefined, 40),
];

test.each(films)('$url is a film that browsers play, as long as is said of it, with all its samples inside', async ({ url, seconds }) => {
  const bytes = await clips(nameIn(url));
  if (!bytes) throw new Error('there is no such film');
  const folder = await mkdtemp(join(tmpdir(), 'clips-'));
  try {
    await writeFile(join(folder, 'film'), bytes);
    expect(await inspectVideo(join(folder, 'film'))).toEqual({ width: 1280, height: 720, seconds });
  } finally {
    await rm(folder, { recursive: true });
  }
  const [data] = findBoxes(bytes, 'mdat');
  const places = findBoxes(bytes, 'moov/trak/mdia/minf/stbl/stco').flatMap(({ start }) =>
    Array.from({ length: bytes.readUInt32BE(start + 4) }, (_, index) => bytes.readUInt32BE(start + 8 + index * 4)),
  );
  expect(places.length).toBe(seconds);
  expect(Math.min(...places)).toBe(data?.start);
  expect(Math.max(...places)).toBeLessThan(data?.end ?? 0);
});

test('each goal falls within the film, the home side’s to the right', () => {
  const { url, seconds, goals } = goalsClip(sides, ['home', 'away', 'away']);
  expect(nameIn(url)).toMatch(/\.rll\.mp4$/);
  expect(goals.map(({ side }) => side)).toEqual(['home', 'away', 'away']);
  for (const { at } of goals) expect(at).toBeLessThan(seconds);
});

test.each([
  'goals.red-white.x.mp4',
  'goals.pink-white.r.mp4',
  'goals.red-white.rrrrrrrrrr.mp4',
  'talk.16.mp4',
  'talk.x.mp4',
  '../secret.mp4',
  '',
])('there is no film of the name %s', (name) => expect(shotsOf(name)).toBeUndefined());

test('two who ask at once wait for one cut, and few are held', async () => {
  let cut = 0;
  const files = openClips({ movie: async () => Buffer.from(String((cut += 1))) });
  const [one, other] = await Promise.all([files('talk.1.mp4'), files('talk.1.mp4')]);
  expect(one).toBe(other);
  for (let number = 2; number < 8; number += 1) await files(`talk.${number}.mp4`);
  expect(cut).toBe(7);
  await files('talk.1.mp4');
  expect(cut).toBe(8);
});
