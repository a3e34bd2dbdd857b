import type { MergeTake } from '@pitchside/api/desk/data';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Platform } from '../../../platform/platform.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { pointsDeductions, teamMerges } from '../competitions/index.ts';
import { takeBack } from '../matches/index.ts';
import { type Actor, createOperatorLog, subjectOf } from '../../desk/operations/index.ts';
import { byLanguage, type Names } from '../../../text/local.ts';
import { matches, teams } from '../sport/index.ts';

/** Error when two clubs cannot be merged, with a code and a message. */
export class NotMerged extends Error {
  override readonly name = 'NotMerged';
  readonly why: 'missing' | 'same' | 'sports' | 'played';
  constructor(why: NotMerged['why'], text: string) {
    super(text);
    this.why = why;
  }
}

/** Effect of merging a club into another: rows by table. */
export interface MergeLook {
  from: { id: string; name: string };
  into: { id: string; name: string };
  moves: { table: string; rows: number }[];
  /** Matches that both clubs have: one of each pair is kept. */
  doubled: number;
}

/** Maximum distance between two dates of the same match, ms. */
const sameMatchWithin = 3 * 86_400_000;

/** All columns that refer to a team, from the database's catalogue: includes future tables automatically. */
async function columnsOfTeams(tx: Transaction): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute<{ table: string; column: string }>(sql`
    select r.relname as "table", a.attname as "column" from pg_constraint c join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = (select oid from pg_class where relname = 'team' and relkind = 'r' limit 1) order by 1, 2`);
  return rows;
}

async function bothOf(tx: Transaction, from: string, into: string) {
  const rows = await tx
    .select()
    .from(teams)
    .where(or(eq(teams.id, from), eq(teams.id, into)));
  const [first, second] = [rows.find(({ id }) => id === from), rows.find(({ id }) => id === into)];
  if (!first || !second) throw new NotMerged('missing', `there is no team ${first ? into : from}`);
  if (from === into) throw new NotMerged('same', 'a team is itself already');
  if (first.sport !== second.sport) throw new NotMerged('sports', 'they play different sports');
  const [own] = await tx
    .select({ id: matches.id })
    .from(matches)
    .where(or(and(eq(matches.homeId, from), eq(matches.awayId, into)), and(eq(matches.homeId, into), eq(matches.awayId, from))))
    .limit(1);
  if (own) throw new NotMerged('played', `they played each other (${own.id}): they are two`);
  return { from: { id: first.id, name: first.names.en }, into: { id: second.id, name: second.names.en } };
}

/** Matches of the first club that the second has too: same season, opponent and ground, within some days. */
async function doubledMatches(tx: Transaction, from: string, into: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from ${matches} a join ${matches} b on b.id <> a.id and b.competition_id = a.competition_id and b.season = a.season
      and abs(b.kickoff_at - a.kickoff_at) < ${sameMatchWithin}
      and ((a.home_id = ${from} and b.home_id = ${into} and a.away_id = b.away_id) or (a.away_id = ${from} and b.away_id = ${into} and a.home_id = b.home_id))`);
  return rows.map(({ id }) => id);
}

async function look(tx: Transaction, from: string, into: string): Promise<MergeLook> {
  const both = await bothOf(tx, from, into);
  const moves: MergeLook['moves'] = [];
  for (const { table, column } of await columnsOfTeams(tx)) {
    const { rows } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(table)} where ${sql.identifier(column)} = ${from}`,
    );
    const known = moves.find((each) => each.table === table);
    if (known) known.rows += rows[0]?.n ?? 0;
    else moves.push({ table, rows: rows[0]?.n ?? 0 });
  }
  return { ...both, moves: moves.filter(({ rows }) => rows > 0), doubled: (await doubledMatches(tx, from, into)).length };
}

/** Dry run of a merge. */
export const lookAtMerge = ({ db }: Pick<Platform, 'db'>, from: string, into: string): Promise<MergeLook> =>
  db.transaction((tx) => look(tx, from, into));

/** Copies the chosen fields of the removed club to the remaining one; sources no longer change it. */
async function takeOver(tx: Transaction, from: string, into: string, take: readonly MergeTake[], now: number): Promise<void> {
  const rows = await tx
    .select()
    .from(teams)
    .where(or(eq(teams.id, from), eq(teams.id, into)));
  const [goes, stays] = [rows.find(({ id }) => id === from), rows.find(({ id }) => id === into)];
  if (!goes || !stays) return;
  const taken = (own: Names, other: Names) => byLanguage((language) => (take.includes(language) ? other : own)[language]);
  await tx
    .update(teams)
    .set({
      names: taken(stays.names, goes.names),
      shortNames: taken(stays.shortNames, goes.shortNames),
      ...(take.includes('colors') && { colors: goes.colors }),
      ...(take.includes('crest') && { logo: goes.logo }),
      editedAt: now,
    })
    .where(eq(teams.id, into));
}

/**
 * Merges a club into another: all references move, and the old id redirects.
 * @param take fields (names, colors, crest) that the remaining club takes over; default none
 */
export async function mergeTeams(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  from: string,
  into: string,
  by: Actor,
  reason: string,
  take: readonly MergeTake[] = [],
): Promise<MergeLook> {
  return db.transaction(async (tx) => {
    await takeTurn(tx, 'imports');
    const seen = await look(tx, from, into);
    const now = clock.now();
    await takeBack(tx, await doubledMatches(tx, from, into), now);
    // If both had points deducted in one season, the deduction of the remaining club applies.
    await tx.execute(sql`
      delete from ${pointsDeductions} a using ${pointsDeductions} b
      where a.team_id = ${from} and b.team_id = ${into} and b.competition_id = a.competition_id and b.season = a.season`);
    for (const { table, column } of await columnsOfTeams(tx))
      await tx.execute(
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${into} where ${sql.identifier(column)} = ${from}`,
      );
    if (take.length > 0) await takeOver(tx, from, into, take, now);
    await tx.delete(teams).where(eq(teams.id, from));
    await tx.insert(teamMerges).values({ fromId: from, intoId: into, at: now, by: by.name });
    const rows = seen.moves.reduce((sum, each) => sum + each.rows, 0);
    const note = [into, rows, ...take].join(', ');
    await createOperatorLog({ db, clock }).append(tx, by, { group: 'data', act: 'merge', subject: subjectOf('team', from), note, reason });
    return seen;
  });
}
