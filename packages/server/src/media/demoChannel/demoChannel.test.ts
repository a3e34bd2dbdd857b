import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverPackage } from '../../platform/project.ts';
import { findBoxes } from '../packager/boxes.ts';
import { readRuns, type ReadRun } from '../packager/packager.fixtures.ts';
import { createDemoChannel, createDemoReplay } from './demoChannel.ts';
import { filmBegin, filmOf, type FilmedMatch } from './film.ts';
import { footballPairs } from './shirts.ts';
import { openScenes, segmentLength, type Shot } from './scenes.ts';

const scenes = openScenes(join(serverPackage(), 'assets/scenes'));
const [video, audio] = [1, 2];
const clock = { at: Date.UTC(2026, 10, 21, 12, 0, 1), now: () => clock.at };
const channelOf = createDemoChannel(scenes, clock);

const runOf = (bytes: Buffer, track: number): ReadRun => {
  const run = readRuns(bytes, 0, bytes.length).get(track);
  if (!run) throw new Error(`track ${track} is missing`);
  return run;
};
const end = (run: ReadRun) => run.at + run.durations.reduce((all, duration) => all + duration, 0);

const match: FilmedMatch = {
  id: 'm',
  sport: 'football',
  kickoff_at: clock.at,
  home: { colors: ['#c8102e', '#fff'] },
  away: { colors: ['#fff', '#000'] },
};
/** A match whose home team scores in half a minute. */
const script = {
  halves: [{ from: clock.at - 60_000, until: clock.at + 600_000 }],
  goals: [{ at: clock.at + 30_000, side: 'home' as const }],
};
const football = filmOf({ id: 1, category: 'football', match }, () => script);

const read = async (film: (number: number) => Shot) => {
  const answer = await channelOf(film).playlist({ lowLatency: true, skip: false });
  const text = 'text' in answer ? answer.text : '';
  return { text, names: [...text.matchAll(/^s\d+\.m4s$/gm)].map(([name]) => name) };
};

/** Every scene with its length in segments. */
const all: readonly (readonly [string, number])[] = [
  ...footballPairs.flatMap((pair) =>
    [['minute', 32] as const, ...['goal-right', 'goal-left', 'joy-right', 'joy-left'].map((name) => [name, 4] as const)].map(
      ([name, length]) => [`football/${name}.${pair.join('-')}`, length] as const,
    ),
  ),
  ['football/empty', 8],
  ['studio/talk', 16],
  ['esports/game', 16],
  ['basketball/white-red', 16],
  ['basketball/blue-yellow', 16],
];

test.each(all)('%s is %i segments that begin with a key picture and share one initialisation section', async (scene, length) => {
  expect(await scenes.length(scene)).toBe(length);
  const init = await scenes.init();
  expect(findBoxes(init, 'moov/trak')).toHaveLength(2);
  for (let index = 0; index < length; index += 1) {
    const run = runOf(await scenes.segment({ scene, index, sound: 'crowd' }, index), video);
    expect(run.keys[0]).toBe(true);
    expect(end(run) - run.at).toBe(180_000);
  }
  expect((await scenes.track(scene)).config).toEqual((await scenes.track('football/empty')).config);
});

test('segments follow each other without a gap or an overlap, pictures and sound, through a goal and its joy', async () => {
  const first = Math.floor((clock.at - filmBegin) / segmentLength);
  const shown = new Set<string>();
  let before: Buffer | undefined;
  for (let number = first; number < first + 40; number += 1) {
    const shot = football(number);
    shown.add(shot.scene);
    const bytes = await scenes.segment(shot, number);
    if (before) for (const track of [video, audio]) expect(runOf(bytes, track).at).toBe(end(runOf(before, track)));
    before = bytes;
  }
  expect([...shown]).toEqual(['football/minute.red-white', 'football/goal-right.red-white', 'football/joy-right.red-white']);
});

test('the playlist moves with the wall clock, dates its segments, and every segment in it can be read', async () => {
  const channel = channelOf(football);
  const first = await read(football);
  expect(first.text).toMatch(/^#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-TARGETDURATION:2\n#EXT-X-MEDIA-SEQUENCE:\d+\n#EXT-X-MAP:URI="init.mp4"\n/);
  expect(first.text).not.toContain('DISCONTINUITY');
  expect(first.names).toHaveLength(30);
  const newest = Date.parse([...first.text.matchAll(/PROGRAM-DATE-TIME:(\S+)/g)].at(-1)?.[1] ?? '');
  expect(clock.at - newest).toBeGreaterThanOrEqual(segmentLength);
  expect(clock.at - newest).toBeLessThan(segmentLength * 2);
  for (const name of first.names) expect(findBoxes((await channel.file(name)) ?? Buffer.alloc(0), 'moof/traf')).toHaveLength(2);

  clock.at += segmentLength;
  const next = await read(football);
  expect(next.names.slice(0, -1)).toEqual(first.names.slice(1));
});

test('a replay is the film between two instants, whole and over, and nothing beside it', async () => {
  const [from, until] = [clock.at - 3_600_000, clock.at - 3_540_000];
  const replay = createDemoReplay(scenes, football, from, until);
  const answer = await replay.playlist({ lowLatency: false, skip: false });
  const text = 'text' in answer ? answer.text : '';
  expect(text).toMatch(/PLAYLIST-TYPE:VOD[\s\S]*#EXT-X-ENDLIST\n$/);
  const names = [...text.matchAll(/^s(\d+)\.m4s$/gm)].map(([name, number]) => ({ name, number: Number(number) }));
  expect(names).toHaveLength(30);
  for (const { name } of [names[0], names.at(-1)].flatMap((one) => one ?? []))
    expect((await replay.file(name))?.length).toBeGreaterThan(1_000);
  const first = names[0]?.number ?? 0;
  for (const name of [`s${first - 1}.m4s`, `s${first + 30}.m4s`, 's.m4s', 'p1.m4s']) expect(await replay.file(name)).toBeUndefined();
});

test('what is neither in the window nor near it does not exist', async () => {
  const number = Number((await read(football)).names.at(-1)?.slice(1, -4));
  const channel = channelOf(football);
  for (const name of [
    `s${number + 2}.m4s`,
    `s${number - 100}.m4s`,
    's-1.m4s',
    's.m4s',
    'sx.m4s',
    'init.mp5',
    '../init.mp4',
    's99999999999999.m4s',
  ])
    expect(await channel.file(name)).toBeUndefined();
});

test('rooms of one scene stand at other places of it', () => {
  const places = Array.from({ length: 16 }, (_, id) => filmOf({ id, category: 'talk', match: undefined }, () => undefined)(7).index);
  expect(new Set(places).size).toBe(16);
});

test('a clock before the beginning still gives a playlist', async () => {
  const early = createDemoChannel(scenes, { now: () => 0 })(football);
  const answer = await early.playlist({ lowLatency: false, skip: false });
  const [name = ''] = ('text' in answer ? answer.text : '').match(/^s\d+\.m4s$/m) ?? [];
  expect(await early.file(name)).toBeDefined();
});
