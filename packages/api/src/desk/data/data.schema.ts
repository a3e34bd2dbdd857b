import * as z from 'zod/mini';
import { colors, id, instant, text } from '../../contract/fields.ts';
import { tableOrders, zoneTones } from '../../scores/competitions/index.ts';
import { match, matchRulings, sport } from '../../scores/matches/index.ts';

/** State of an import. */
export const importStates = ['written', 'refused', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** Limits of texts at the desk of data, in characters. */
export const dataLimits = { name: 60, shortName: 24, file: 120, reason: 200, text: 200_000 } as const;

/** A text in the three languages of the site. */
export const inThree = z.object({ zh: z.string(), en: z.string(), vi: z.string() });
export type InThree = z.output<typeof inThree>;
/** The same as it is written: something in every language. */
export const namesIn = (most: number) => z.object({ zh: text(most), en: text(most), vi: text(most) });

/** Counts of an import. */
export const importFigures = z.object({ matches: z.int(), added: z.int(), changed: z.int(), removed: z.int(), teams: z.int() });
export type ImportFigures = z.output<typeof importFigures>;

/** A file that was brought in, or refused. */
export const dataImport = z.object({
  id: z.string(),
  at: instant,
  /** Nickname of the operator, `cli` or `system`. */
  by: z.string(),
  file: z.string(),
  /** Competition that the file was recognised as; null when that was not found out. */
  competition: z.nullable(z.object({ id: z.string(), name: z.string() })),
  season: z.nullable(z.string()),
  state: z.enum(importStates),
  /** Why it was refused, or why it was brought. */
  reason: z.string(),
  figures: z.nullable(importFigures),
  undone_at: z.nullable(instant),
  undone_by: z.nullable(z.string()),
});
export type DataImport = z.output<typeof dataImport>;

/** Kinds of rows that an import changes. */
export const changedThings = ['match', 'team', 'alias', 'goal', 'deduction', 'other'] as const;

/** A change by an import to one match or team. */
export const importChange = z.object({
  thing: z.enum(changedThings),
  act: z.enum(['added', 'changed', 'removed']),
  /** Name of the thing: both sides of a match, or the name of a team. */
  subject: z.string(),
  /** Kick-off of a match; null of everything else. */
  at: z.nullable(instant),
  /** Changed fields; a value that did not exist is empty. */
  fields: z.array(z.object({ field: z.enum(['score', 'half', 'kickoff', 'status', 'round']), from: z.string(), to: z.string() })),
});
export type ImportChange = z.output<typeof importChange>;

/** Checks of a file before it is imported. */
export const fileChecks = ['file', 'dates', 'teams', 'pairs', 'counts', 'names', 'halves'] as const;
export type FileCheck = (typeof fileChecks)[number];

/** A day as files write it. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Questions about a file that an operator should decide before it is written; without a decision it is imported as it stands. */
export const fileAsks = z.object({
  /** Names that nobody knows, each near to that of a team. */
  teams: z.array(z.object({ written: z.string(), times: z.int(), like: z.object({ id: z.string(), name: z.string() }) })),
  /** Matches that the file has more than once, with their days. */
  pairs: z.array(
    z.object({ home: z.string(), away: z.string(), days: z.array(z.object({ day: z.string(), score: z.nullable(z.string()) })) }),
  ),
});
export type FileAsks = z.output<typeof fileAsks>;

/** Decisions about a file: which team a name means, and which day of a match stays. */
export const fileDecisions = z.object({
  teams: z.array(z.object({ written: text(80), id })).check(z.maxLength(40)),
  days: z.array(z.object({ home: text(80), away: text(80), day })).check(z.maxLength(40)),
});
export type FileDecisions = z.output<typeof fileDecisions>;

/** Effect of a file, as a preview or after the import. */
export const fileOutcome = z.object({
  /** Number of the import; null of a look, and of a file that was refused. */
  import_id: z.nullable(z.string()),
  competition: z.string(),
  season: z.string(),
  figures: z.nullable(importFigures),
  /** Result of each check: fine, worth a look, or a reason to refuse the file. */
  checks: z.array(
    z.object({
      id: z.enum(fileChecks),
      state: z.enum(['fine', 'look', 'fault']),
      count: z.int(),
      /** The first finding. */
      note: z.string(),
    }),
  ),
  /** Names that nobody knew, with the ids that they get. */
  new_teams: z.array(z.object({ id: z.string(), name: z.string() })),
  asks: fileAsks,
});
export type FileOutcome = z.output<typeof fileOutcome>;

/** A team as operators see it. */
export const dataTeam = z.object({
  id: z.string(),
  names: inThree,
  short_names: inThree,
  colors,
  logo: z.nullable(z.string()),
  /** Names under which files may tell of it, and where. */
  aliases: z.array(z.object({ area: z.string(), written: z.string() })),
  /** Ids that lead to it since they were merged. */
  merged: z.array(z.string()),
  matches: z.int(),
  /** When an operator wrote its names; sources do not change it from then on. Null for never. */
  edited_at: z.nullable(instant),
});
export type DataTeam = z.output<typeof dataTeam>;

/** Fields that the team that stays may take over from the team that goes. */
export const mergeTakes = ['zh', 'en', 'vi', 'colors', 'crest'] as const;
export type MergeTake = (typeof mergeTakes)[number];

/** Rows that move when one team is merged into another. */
export const mergeLook = z.object({
  from: dataTeam,
  into: dataTeam,
  /** Rows by table of the site. */
  moves: z.array(z.object({ table: z.string(), rows: z.int() })),
  /** Matches that both have: one of each pair stays. */
  doubled: z.int(),
});
export type MergeLook = z.output<typeof mergeLook>;

/** Points that were taken from a team in a season. */
export const dataDeduction = z.object({
  competition: z.object({ id: z.string(), name: z.string() }),
  season: z.string(),
  team: z.object({ id: z.string(), name: z.string() }),
  /** 0 when they were given back. */
  points: z.int(),
  reasons: inThree,
});
export type DataDeduction = z.output<typeof dataDeduction>;

/** A place of a table as it would be, beside how it is. */
export const movedRow = z.object({
  team: z.object({ id: z.string(), name: z.string() }),
  played: z.int(),
  position: z.int(),
  points: z.int(),
  /** As it is now. */
  now: z.object({ position: z.int(), points: z.int() }),
});
export type MovedRow = z.output<typeof movedRow>;

/** Faults of a source. */
export const feedNotes = ['late', 'refused', 'doubtful', 'failed'] as const;

/** A late, wrong or missing report of a source. */
export const feedNote = z.object({
  kind: z.enum(feedNotes),
  /** Subject of the note, by the source's own id. */
  subject: z.string(),
  note: z.string(),
  /** The match that it is about, where the site has it. */
  match: z.nullable(z.object({ id: z.string(), home: z.string(), away: z.string() })),
  first_at: instant,
  last_at: instant,
  times: z.int(),
});
export type FeedNote = z.output<typeof feedNote>;

/** A match in which an operator's word counts. */
export const overriddenMatch = z.object({
  match,
  kind: z.enum(matchRulings),
  reasons: inThree,
  by: z.string(),
  at: instant,
  /** Latest score from the source since then; null while it has sent none. */
  said: z.nullable(z.object({ home: z.int(), away: z.int() })),
  said_at: z.nullable(instant),
});
export type OverriddenMatch = z.output<typeof overriddenMatch>;

/** A competition as operators see it. */
export const dataCompetition = z.object({
  id: z.string(),
  sport,
  names: inThree,
  short_names: inThree,
  countries: inThree,
  color: z.string(),
  tier: z.int(),
  /** When an operator wrote its names; sources do not change them from then on. Null for never. */
  edited_at: z.nullable(instant),
});
export type DataCompetition = z.output<typeof dataCompetition>;

/** Meaning of positions in a table; positions count from 1, from the end when negative. */
export const dataZone = z.object({
  tone: z.enum(zoneTones),
  names: inThree,
  from: z.int(),
  to: z.int(),
  /** Limits the zone to the best teams of that position across groups; null for all. */
  best: z.nullable(z.int()),
});
export type DataZone = z.output<typeof dataZone>;

/** Rules of a competition from the season on that begins in a year: the order of its table, or the meaning of positions. */
export const ruleLine = z.object({
  since: z.int(),
  kind: z.enum(['order', 'zones']),
  /** Its name, or null for one without; points for a win; the comparisons in words. */
  order: z.nullable(z.object({ id: z.nullable(z.enum(tableOrders)), win: z.int(), words: z.string() })),
  zones: z.array(dataZone),
  edited_at: z.nullable(instant),
  edited_by: z.nullable(z.string()),
});
export type RuleLine = z.output<typeof ruleLine>;

/** A competition with all that holds of it, by the year from which it does. */
export const competitionBook = z.object({ competition: dataCompetition, lines: z.array(ruleLine) });
export type CompetitionBook = z.output<typeof competitionBook>;
