import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, integer, nothing, pageOf, paging, text } from '../../contract/fields.ts';
import { tableOrders, zoneTones } from '../../scores/competitions/index.ts';
import { sport, sports } from '../../scores/matches/index.ts';
import {
  competitionBook,
  dataCompetition,
  dataDeduction,
  dataImport,
  dataLimits,
  dataTeam,
  feedNote,
  fileDecisions,
  fileOutcome,
  overriddenMatch,
  importChange,
  importStates,
  mergeLook,
  mergeTakes,
  movedRow,
  namesIn,
} from './data.schema.ts';

const ours = { caller: 'operator', origin: 'ours' } as const;
const reason = text(dataLimits.reason, 2);
const file = {
  file: text(dataLimits.file),
  text: z.string().check(z.minLength(2), z.maxLength(dataLimits.text)),
  decided: z._default(fileDecisions, { teams: [], days: [] }),
};
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

export const adminImports = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/imports',
  rate: 'read',
  summary: 'Files of results that were brought in or refused, the newest first, and how many there are of each state.',
  input: z.object({ state: z.optional(z.enum(importStates)), ...paging(20, 50) }),
  data: z.extend(pageOf(dataImport), { counts: z.object({ written: z.int(), refused: z.int(), undone: z.int() }) }),
});

export const adminImport = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/import',
  rate: 'read',
  summary: 'What one import changed, what was there before first; at most fifty lines. Kept for 90 days.',
  input: z.object({ id }),
  data: z.object({ import: dataImport, changes: z.array(importChange), total: z.int() }),
});

export const adminLookAtFile = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/lookAtFile',
  rate: 'write',
  idempotent: false,
  summary: 'Reads a season of openfootball and says what it would do; nothing of it stays.',
  input: z.object(file),
  data: fileOutcome,
});

export const adminImportFile = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/importFile',
  rate: 'write',
  idempotent: false,
  summary:
    'Brings a season of openfootball in, all of it or nothing; a file that is not of the shape of its league only as it is. Written down with its reason.',
  input: z.object({ ...file, as_it_is: z._default(integer(0, 1), 0), reason }),
  data: fileOutcome,
});

export const adminUndoImport = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/undoImport',
  rate: 'write',
  idempotent: false,
  summary: 'Puts back what an import changed; rows that somebody changed since stay. Written down with its reason.',
  input: z.object({ id, reason }),
  data: z.object({ restored: z.int(), stayed: z.int() }),
});

export const adminTeams = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/teams',
  rate: 'read',
  summary: 'Teams with their names, aliases, colours and crests, by a part of a name or an alias.',
  input: z.object({ sport: z._default(z.enum(sports), 'football'), text: z._default(text(40, 0), ''), ...paging(20, 50) }),
  data: pageOf(dataTeam),
});

export const adminSaveTeam = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/saveTeam',
  rate: 'write',
  idempotent: false,
  summary: 'Writes the names, colours and crest of a team; sources do not change them from then on. Written down with its reason.',
  input: z.object({
    id,
    names: namesIn(dataLimits.name),
    short_names: namesIn(dataLimits.shortName),
    colors: z.tuple([color, color]),
    /** An uploaded picture; left out, the crest stays. */
    crest: z.optional(text(80)),
    reason,
  }),
  data: dataTeam,
});

export const adminSetAlias = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/setAlias',
  rate: 'write',
  idempotent: false,
  summary: 'Gives a team a name under which files of a country tell of it, or takes one away. Written down with its reason.',
  input: z.object({
    id,
    area: z.string().check(z.regex(/^[a-z][a-z-]{1,30}$/)),
    written: text(dataLimits.name),
    act: z.enum(['add', 'remove']),
    reason,
  }),
  data: dataTeam,
});

export const adminTwins = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/twins',
  rate: 'read',
  summary: 'Pairs of teams that may be one, because their names differ in words that clubs wear alone; at most fifty.',
  input: nothing,
  data: z.object({ list: z.array(z.object({ from: dataTeam, into: dataTeam })) }),
});

export const adminLookAtMerge = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/lookAtMerge',
  rate: 'read',
  summary: 'What would move if a team became part of another; nothing moves.',
  input: z.object({ from: id, into: id }),
  data: mergeLook,
});

export const adminMergeTeams = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/mergeTeams',
  rate: 'write',
  idempotent: false,
  summary:
    'Makes a team part of another for good: whatever names it names the other. Of its names (full and short, by language), colours and crest the one that stays takes what is said. Written down with its reason.',
  input: z.object({ from: id, into: id, take: z._default(z.array(z.enum(mergeTakes)).check(z.maxLength(mergeTakes.length)), []), reason }),
  data: z.object({ into: dataTeam, rows: z.int() }),
});

export const adminDeductions = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/deductions',
  rate: 'read',
  summary: 'Points that were taken from teams, the latest seasons first.',
  input: z.object({ ...paging(20, 50) }),
  data: pageOf(dataDeduction),
});

/** Points that are taken from a team in a season. */
const taken = { competition: id, season: id, team: id, points: integer(0, 99) };

export const adminLookAtDeduction = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/lookAtDeduction',
  rate: 'read',
  summary: 'The table of a season as it would be with so many points taken from a team, beside how it is; nothing is taken.',
  input: z.object(taken),
  data: z.object({ rows: z.array(movedRow) }),
});

export const adminDeduct = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/deduct',
  rate: 'write',
  idempotent: false,
  summary:
    'Takes points from a team in a season in place of what was taken before; 0 gives them back. Fans read the reason under the table.',
  input: z.object({ ...taken, reasons: namesIn(dataLimits.reason) }),
  data: z.object({ points: z.int() }),
});

/** Goals or points of a side. */
const side = integer(0, 500);
const ofMatch = z.object({ match: z.string() });

export const adminSources = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/sources',
  rate: 'read',
  summary: 'Where matches come from, when it was heard, what it told late, wrongly or not at all, and the matches that operators hold.',
  input: nothing,
  data: z.object({
    /** Null where matches come from files alone. */
    source: z.nullable(z.enum(['simulator', 'nami'])),
    heard: z.array(z.object({ sport, heard_at: instant, stale_since: z.nullable(instant) })),
    notes: z.array(feedNote),
    held: z.array(overriddenMatch),
    server_at: instant,
  }),
});

export const adminHoldMatch = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/holdMatch',
  rate: 'write',
  idempotent: false,
  summary: 'Lets a match stand as it is, whatever its source says, until it is given back. Viewers read the reason; written down.',
  input: z.object({ match: id, reasons: namesIn(dataLimits.reason) }),
  data: ofMatch,
});

export const adminCorrectMatch = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/correctMatch',
  rate: 'write',
  idempotent: false,
  summary:
    'Gives a match another score than its source, or one that the competition awarded, until it is given back. Viewers read the reason; written down.',
  input: z.object({ match: id, home: side, away: side, is_awarded: z._default(integer(0, 1), 0), reasons: namesIn(dataLimits.reason) }),
  data: ofMatch,
});

export const adminReleaseMatch = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/releaseMatch',
  rate: 'write',
  idempotent: false,
  summary: 'Gives a match back to its source: what that said meanwhile counts at once. Written down with its reason.',
  input: z.object({ match: id, reason }),
  data: ofMatch,
});

export const adminCompetitions = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/competitions',
  rate: 'read',
  summary: 'Competitions of a sport, those that everybody knows first.',
  input: z.object({ sport: z._default(z.enum(sports), 'football'), ...paging(50, 100) }),
  data: pageOf(dataCompetition),
});

export const adminCompetition = defineCall({
  ...ours,
  method: 'GET',
  path: 'admin/competition',
  rate: 'read',
  summary: 'A competition with how its tables are ordered and what places bring, by the year from which it holds.',
  input: z.object({ id }),
  data: competitionBook,
});

export const adminSaveCompetition = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/saveCompetition',
  rate: 'write',
  idempotent: false,
  summary: 'Writes the names and the colour of a competition; sources do not change them from then on. Written down with its reason.',
  input: z.object({ id, names: namesIn(dataLimits.name), short_names: namesIn(dataLimits.shortName), color, reason }),
  data: competitionBook,
});

/** The year in which the first season begins for which something holds. */
const since = integer(0, 2100);

export const adminSaveOrder = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/saveOrder',
  rate: 'write',
  idempotent: false,
  summary: 'Says how a competition orders its tables from a season on, and what a win is worth. Written down with its reason.',
  input: z.object({ id, since, order: z.enum(tableOrders), win: integer(1, 3), reason }),
  data: competitionBook,
});

/** A place from the first, or from the last when negative. */
const place = integer(-30, 60).check(z.refine((value) => value !== 0));

export const adminSaveZones = defineCall({
  ...ours,
  method: 'POST',
  path: 'admin/saveZones',
  rate: 'write',
  idempotent: false,
  summary:
    'Says what places of a competition bring from a season on, in place of what was said of that season. Written down with its reason.',
  input: z.object({
    id,
    since,
    zones: z
      .array(
        z.object({
          tone: z.enum(zoneTones),
          names: namesIn(dataLimits.shortName),
          from: place,
          to: place,
          best: z._default(z.nullable(integer(1, 24)), null),
        }),
      )
      .check(z.maxLength(10)),
    reason,
  }),
  data: competitionBook,
});
