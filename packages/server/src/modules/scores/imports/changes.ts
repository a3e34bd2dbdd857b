import type { ImportChange } from '@pitchside/api/desk/data';
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../ports/database/database.ts';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import { storedNames } from '../../../text/names.schema.ts';
import { teams } from '../sport/index.ts';
import { dataImportChanges } from './imports.tables.ts';

/** Maximum number of listed changes per import. */
const most = 50;

const pair = z.nullable(z.object({ home: z.int(), away: z.int() }));
/** Stored form of a match. */
const matchSnapshot = z.object({
  home_id: z.string(),
  away_id: z.string(),
  kickoff_at: z.int(),
  status: z.string(),
  home_score: z.nullable(z.int()),
  away_score: z.nullable(z.int()),
  half: pair,
  round_names: storedNames,
});
type MatchSnapshot = z.output<typeof matchSnapshot>;
const teamSnapshot = z.object({ names: storedNames });
const aliasSnapshot = z.object({ written: z.string(), area: z.string() });
const deductionSnapshot = z.object({ team_id: z.string(), points: z.int() });
const goalSnapshot = z.object({ player: z.nullable(storedNames), minute: z.int() });

/** Listed tables in order; a match's position in its season is part of the match. */
const things = {
  match: 'match',
  team: 'team',
  team_alias: 'alias',
  points_deduction: 'deduction',
  competition: 'other',
  match_event: 'goal',
} as const;
type Thing = keyof typeof things;

const scoreOf = (home: number | null, away: number | null) => (home === null || away === null ? '' : `${home}-${away}`);
const halfOf = (half: MatchSnapshot['half']) => (half ? scoreOf(half.home, half.away) : '');

type Field = Localizable<ImportChange['fields'][number]>;

/** Fields of a match that changed. */
function fieldsOf(before: MatchSnapshot | undefined, after: MatchSnapshot | undefined): Field[] {
  if (!before && !after) return [];
  const score = (match: MatchSnapshot | undefined) => (match ? scoreOf(match.home_score, match.away_score) : '');
  const half = (match: MatchSnapshot | undefined) => (match ? halfOf(match.half) : '');
  const texts = [
    { field: 'score' as const, from: score(before), to: score(after) },
    { field: 'half' as const, from: half(before), to: half(after) },
    ...(before && after
      ? [
          { field: 'kickoff' as const, from: String(before.kickoff_at), to: String(after.kickoff_at) },
          { field: 'status' as const, from: before.status, to: after.status },
        ]
      : []),
  ].filter(({ from, to }) => from !== to);
  const isMoved = before && after && before.round_names.en !== after.round_names.en;
  return [...texts, ...(isMoved ? [{ field: 'round' as const, from: local(before.round_names), to: local(after.round_names) }] : [])];
}

/** Changes of an import for operators; those of existing rows first. */
export async function changesOf(db: Database, importId: number): Promise<{ changes: Localizable<ImportChange>[]; total: number }> {
  const kinds = Object.keys(things) as Thing[];
  const list = sql.param(kinds);
  const { rows } = await db.execute<{
    tableName: Thing;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    total: number;
  }>(sql`
    select table_name as "tableName", before, after, (count(*) over ())::int as total from ${dataImportChanges}
    where import_id = ${importId} and table_name = any(${list}::text[])
    order by before is null, array_position(${list}::text[], table_name), position limit ${most}`);
  const read = <Schema extends z.ZodMiniType>(schema: Schema, row: Record<string, unknown> | null) => {
    const found = schema.safeParse(row);
    return found.success ? found.data : undefined;
  };
  const ids = rows.flatMap(({ tableName, before, after }) => {
    const row = after ?? before;
    if (tableName === 'match') return Object.values(read(z.object({ home_id: z.string(), away_id: z.string() }), row) ?? {});
    return tableName === 'points_deduction' ? (read(deductionSnapshot, row)?.team_id ?? []) : [];
  });
  const known = ids.length === 0 ? [] : await db.select().from(teams).where(inArray(teams.id, ids));
  const named = new Map(known.map((team) => [team.id, team.shortNames]));
  const both = (home: string, away: string): Names => {
    const of = (id: string, language: keyof Names) => named.get(id)?.[language] ?? id;
    return {
      zh: `${of(home, 'zh')} - ${of(away, 'zh')}`,
      en: `${of(home, 'en')} - ${of(away, 'en')}`,
      vi: `${of(home, 'vi')} - ${of(away, 'vi')}`,
    };
  };
  const subjectOf = (tableName: Thing, row: Record<string, unknown> | null): ImportChange['subject'] | ReturnType<typeof local> => {
    const match = tableName === 'match' ? read(matchSnapshot, row) : undefined;
    if (match) return local(both(match.home_id, match.away_id));
    if (tableName === 'team' || tableName === 'competition') return local(read(teamSnapshot, row)?.names ?? { zh: '', en: '', vi: '' });
    if (tableName === 'team_alias') {
      const alias = read(aliasSnapshot, row);
      return alias ? `${alias.written} (${alias.area})` : '';
    }
    if (tableName === 'points_deduction') {
      const taken = read(deductionSnapshot, row);
      const team = named.get(taken?.team_id ?? '');
      return team ? local(team) : (taken?.team_id ?? '');
    }
    const goal = read(goalSnapshot, row);
    return goal?.player ? local(goal.player) : '';
  };
  const changes = rows.map(({ tableName, before, after }): Localizable<ImportChange> => {
    const [was, is] = tableName === 'match' ? [read(matchSnapshot, before), read(matchSnapshot, after)] : [undefined, undefined];
    return {
      thing: things[tableName],
      act: before === null ? 'added' : after === null ? 'removed' : 'changed',
      subject: subjectOf(tableName, after ?? before),
      at: is?.kickoff_at ?? was?.kickoff_at ?? null,
      fields: fieldsOf(was, is),
    };
  });
  return { changes, total: rows[0]?.total ?? 0 };
}
