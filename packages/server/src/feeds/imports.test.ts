import { eq, sql } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataImports, NotUndone, undoImport } from '../modules/scores/imports/index.ts';
import { cliActor, operatorActs } from '../modules/desk/operations/index.ts';
import { matches } from '../modules/scores/sport/index.ts';
import { testPlatform, type TestPlatform } from '../testing/testPlatform.ts';
import { runImport } from './import.ts';
import { importOpenfootball } from './openfootball/index.ts';
import { fullSeason } from './openfootball/fullSeason.fixtures.ts';

const now = Date.UTC(2026, 10, 21, 12);
const file = '2015-16_en.1.json';
let site: TestPlatform;
let folder: string;

beforeAll(async () => {
  site = await testPlatform(now);
  folder = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await site.close();
});

const tables = ['competition', 'team', 'team_alias', 'match', 'match_placing', 'match_event', 'match_sheet', 'points_deduction'];
const everything = () =>
  Promise.all(
    tables.map(async (name) => {
      const { rows } = await site.platform.db.execute<{ row: string }>(
        sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`,
      );
      return [name, rows.map(({ row }) => row)] as const;
    }),
  );
const bring = (text: string, how: Parameters<typeof importOpenfootball>[3] = {}) => importOpenfootball(site.platform, file, text, how);
const numberOf = (stored: Awaited<ReturnType<typeof bring>>) => stored?.importId ?? 0;

/** A file with mistakes: a repeated match on another day, a misspelt club, scores of another match, matches left out. */
const wrong = fullSeason(({ matches: list }) => {
  const [first, second, third] = list;
  if (first) list.push({ ...first, round: 'Matchday 5', date: '2015-09-09' });
  if (second) second.team1 = `${second.team1.slice(0, -1)}z`;
  if (third) third.score = { ft: [9, 9] };
  list.splice(40, 10);
});

test('a first import that is undone leaves every table as it was', { tags: ['full'] }, async () => {
  const before = await everything();
  const stored = await bring(fullSeason());
  expect(stored).toMatchObject({ matches: 380, added: 380, removed: 0, teams: 20 });
  expect(await everything()).not.toEqual(before);
  await undoImport(site.platform, numberOf(stored), cliActor);
  expect(await everything()).toEqual(before);
  await expect(undoImport(site.platform, numberOf(stored), cliActor)).rejects.toThrow(/was undone/);
});

test('a wrong season is refused for its shape, taken when one insists, and undone without a trace', async () => {
  await bring(fullSeason());
  const before = await everything();
  await expect(bring(wrong)).rejects.toThrow(/it has 21 teams where 20 are expected; .* is in the file 2 times/);
  expect(await everything()).toEqual(before);
  const stored = await bring(wrong, { isAnyShape: true, reason: 'the source says so' });
  expect(stored).toMatchObject({ removed: 11 });
  expect(await everything()).not.toEqual(before);
  await undoImport(site.platform, numberOf(stored), { operatorId: null, name: 'Lin' });
  expect(await everything()).toEqual(before);
  const acts = await site.platform.db.select().from(operatorActs).where(eq(operatorActs.group, 'data'));
  expect(acts.slice(-2).map(({ actor, act, reason }) => [actor, act, reason])).toEqual([
    ['cli', 'import', 'the source says so'],
    ['Lin', 'undo', ''],
  ]);
});

test('a corrected file takes back what it holds no more, and the first is undone only after the second', async () => {
  const first = await bring(wrong, { isAnyShape: true, reason: 'by mistake' });
  const second = await bring(fullSeason());
  expect(second).toMatchObject({ matches: 380, added: 11, removed: 2 });
  expect(await site.platform.db.select().from(matches).where(eq(matches.competitionId, 'epl'))).toHaveLength(380);
  await expect(undoImport(site.platform, numberOf(first), cliActor)).rejects.toThrow(NotUndone);
  await undoImport(site.platform, numberOf(second), cliActor);
  await undoImport(site.platform, numberOf(first), cliActor);
  expect(await bring(fullSeason())).toMatchObject({ added: 0, changed: 0, removed: 0 });
});

test('what somebody changed since stays when an import is undone', async () => {
  const stored = await bring(
    fullSeason(({ matches: [first, second] }) => {
      if (first) first.score = { ft: [7, 0] };
      if (second) second.score = { ft: [7, 1] };
    }),
  );
  const [corrected] = await site.platform.db.select().from(matches).where(eq(matches.homeScore, 7)).orderBy(matches.awayScore);
  await site.platform.db
    .update(matches)
    .set({ homeScore: 6 })
    .where(eq(matches.id, corrected?.id ?? ''));
  expect(await undoImport(site.platform, numberOf(stored), cliActor)).toMatchObject({ restored: 1, stayed: 1 });
  const [kept] = await site.platform.db
    .select()
    .from(matches)
    .where(eq(matches.id, corrected?.id ?? ''));
  expect(kept?.homeScore).toBe(6);
});

test('a rehearsal says what would be done and leaves nothing, not even a line', async () => {
  const [before, lines] = [await everything(), await site.platform.db.select().from(dataImports)];
  expect(await bring(wrong, { isRehearsal: true, isAnyShape: true, reason: 'to see' })).toMatchObject({ removed: 11, importId: null });
  await expect(bring(wrong, { isRehearsal: true })).rejects.toThrow(/21 teams/);
  expect(await everything()).toEqual(before);
  expect(await site.platform.db.select().from(dataImports)).toHaveLength(lines.length);
});

test('the command has a plain word for what it cannot read, lists what it did and takes it back', async () => {
  const said: string[] = [];
  const run = (...words: string[]) => runImport(site.platform, words, (line) => said.push(line), folder);
  await writeFile(join(folder, file), `\uFEFF${fullSeason()}`);
  await writeFile(
    join(folder, 'no-round.json'),
    fullSeason(({ matches: [first] }) => delete first?.round),
  );
  await writeFile(join(folder, '2015_ke.1.json'), fullSeason());
  await writeFile(join(folder, '2016-17_en.1.json'), fullSeason());
  await writeFile(
    join(folder, 'late.json'),
    fullSeason((season) => void (season.name = 'English Premier League 2014/15')),
  );
  await writeFile(
    join(folder, 'kenya.json'),
    fullSeason((season) => void (season.name = 'Kenyan Premier League 2015/16')),
  );
  expect(await run('openfootball', file, '.', 'no-round.json', '2015_ke.1.json', '2016-17_en.1.json', 'late.json', 'kenya.json')).toBe(1);
  expect(said).toEqual([
    expect.stringMatching(/^✓ 2015-16_en.1.json: Premier League 2015-16: 380 matches: 0 new/),
    expect.stringMatching(/it is a folder; name the files in it/),
    expect.stringMatching(/it says no round/),
    expect.stringMatching(/its name says English Premier League \(en\.1\), the name of the file says ke\.1/),
    expect.stringMatching(/its name says the season 2015-16, the name of the file says 2016-17/),
    expect.stringMatching(/isn’t of 2014-15/),
    expect.stringMatching(/the competition "Kenyan Premier League" isn’t in the catalogue/),
  ]);
  said.length = 0;
  expect(await run('list')).toBe(0);
  expect(said[0]).toMatch(/cli {2}refused {2}kenya\.json/);
  const number = /^ *(\d+)/.exec(said.find((line) => line.includes('written')) ?? '')?.[1] ?? '';
  expect(await run('undo', number)).toBe(0);
  expect(await run('undo', number)).toBe(1);
  expect(said.at(-1)).toMatch(/was undone\. Nothing was changed/);
  expect(await run('undo', 'all')).toBe(1);
  expect(await run('openfootball', '--quickly', file)).toBe(1);
});
