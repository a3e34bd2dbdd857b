import { sql } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { speakAll } from '../../../text/speak.ts';
import { competitionRules } from './competitions.tables.ts';
import type { RuleLine } from './ruleBook.ts';
import { brokenOff, rules } from '../../../catalogue/rules.data.ts';
import { zones } from './zones.data.ts';

/** Known rules of competitions: counting, order and zones. */
export const knownRules: readonly (RuleLine & { competitionId: string })[] = [
  ...Object.entries(rules).flatMap(([competitionId, lines]) =>
    lines.map(([since, value]) => ({ competitionId, kind: 'order' as const, since, value })),
  ),
  ...Object.entries(zones).flatMap(([competitionId, lines]) =>
    lines.map(([since, own]) => ({
      competitionId,
      kind: 'zones' as const,
      since,
      value: own.map(({ tone, name, from, to, best }) => ({ tone, names: speakAll(name), from, to, ...(best !== undefined && { best }) })),
    })),
  ),
  ...[...brokenOff].map((named) => {
    const [competitionId = '', season = ''] = named.split(' ');
    return { competitionId, kind: 'broken_off' as const, since: Number(season.slice(0, 4)), value: true };
  }),
];

/** Stores the built-in rules; keeps those changed by operators. Idempotent. */
export async function seedRules(db: Database): Promise<void> {
  await db.execute(sql`
    insert into ${competitionRules} as r (competition_id, kind, since, value)
    select "competitionId", kind, since, value
    from jsonb_to_recordset(${JSON.stringify(knownRules)}::jsonb) as k ("competitionId" text, kind text, since int, value jsonb)
    on conflict (competition_id, kind, since) do update set value = excluded.value where r.edited_at is null and r.value is distinct from excluded.value`);
}
