import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../ports/database/database.ts';
import { pointsDeductions, teamAliases } from '../competitions/index.ts';
import { competitions, matchEvents, matches, matchPlacings, matchSheets, teams } from '../sport/index.ts';

/** Scope of a file: it must not change anything else. */
export interface ImportScope {
  competitionId: string;
  season: string;
  /** Areas in which its names are looked up. */
  areas: readonly string[];
}

interface TrackedTable {
  table: PgTable;
  key: readonly string[];
  where(scope: ImportScope): SQL;
}

const ofSeason = ({ competitionId, season }: ImportScope) =>
  sql`select id from ${matches} where competition_id = ${competitionId} and season = ${season}`;

const inAreas = ({ areas }: ImportScope) => sql`area = any(${sql.param([...areas])}::text[])`;

/** Tables that a file may change, in order of inserts; deletes run in reverse. */
export const trackedTables: readonly TrackedTable[] = [
  { table: competitions, key: ['id'], where: ({ competitionId }) => sql`id = ${competitionId}` },
  { table: teams, key: ['id'], where: (scope) => sql`id in (select team_id from ${teamAliases} where ${inAreas(scope)})` },
  { table: teamAliases, key: ['area', 'name'], where: inAreas },
  {
    table: matches,
    key: ['id'],
    where: ({ competitionId, season }) => sql`competition_id = ${competitionId} and season = ${season}`,
  },
  { table: matchPlacings, key: ['match_id'], where: (scope) => sql`match_id in (${ofSeason(scope)})` },
  { table: matchSheets, key: ['match_id'], where: (scope) => sql`match_id in (${ofSeason(scope)})` },
  { table: matchEvents, key: ['id'], where: (scope) => sql`match_id in (${ofSeason(scope)})` },
  {
    table: pointsDeductions,
    key: ['competition_id', 'season', 'team_id'],
    where: ({ competitionId, season }) => sql`competition_id = ${competitionId} and season = ${season}`,
  },
];

export const nameOf = (table: PgTable): string => getTableConfig(table).name;
export const columnsOf = (table: PgTable): string[] => getTableConfig(table).columns.map(({ name }) => name);

/** SQL of a row's key values, as JSON. */
export const keyOf = (key: readonly string[]): SQL =>
  sql`jsonb_build_array(${sql.join(
    key.map((name) => sql.identifier(name)),
    sql`, `,
  )})::text`;

/** Rows by table and key, each as the text of its JSON. */
export type Rows = Map<string, Map<string, string>>;

/** Current rows in the scope of a file. */
export async function rowsOf(tx: Transaction, scope: ImportScope): Promise<Rows> {
  const found: Rows = new Map();
  for (const { table, key, where } of trackedTables) {
    const { rows } = await tx.execute<{ key: string; row: string }>(
      sql`select ${keyOf(key)} as key, to_jsonb(t)::text as row from ${table} t where ${where(scope)}`,
    );
    found.set(nameOf(table), new Map(rows.map((one) => [one.key, one.row])));
  }
  return found;
}

/** Keys of all teams: a newly named team may have existed before. */
export async function teamKeys(tx: Transaction): Promise<Set<string>> {
  const { rows } = await tx.execute<{ key: string }>(sql`select ${keyOf(['id'])} as key from ${teams}`);
  return new Set(rows.map(({ key }) => key));
}

/** A row before and after. */
export interface RowChange {
  tableName: string;
  key: string;
  before: string | null;
  after: string | null;
}

/** Differences, in the order in which rows are created. */
export function changesBetween(before: Rows, after: Rows, teamsBefore: ReadonlySet<string>): RowChange[] {
  return [...after].flatMap(([tableName, now]) => {
    const then = before.get(tableName) ?? new Map<string, string>();
    const keys = new Set([...then.keys(), ...now.keys()]);
    return [...keys].flatMap((key): RowChange[] => {
      const [was, is] = [then.get(key) ?? null, now.get(key) ?? null];
      // A team appears under a name of its own; it is new only if no team had the name.
      const isFamiliar = tableName === nameOf(teams) && was === null && teamsBefore.has(key);
      return was === is || isFamiliar ? [] : [{ tableName, key, before: was, after: is }];
    });
  });
}
