import type { Sport } from '@pitchside/api/scores/matches';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ports/database/database.ts';
import { users } from '../../member/member/index.ts';
import { rooms } from '../../live/room/index.ts';
import { competitions, teams } from '../../scores/sport/index.ts';
import type { Key } from './keys.ts';
import { searchKeys, searchSubjects, ways, type NamedKind } from './search.tables.ts';

/** A subject whose current names are not in the index. */
export interface Stale {
  id: string;
  fingerprint: string;
  names: string[];
  english: string;
  sport?: Sport;
  tier?: number;
}

const inAll = (column: SQL) => sql`array[${column}->>'zh', ${column}->>'en', ${column}->>'vi']`;
const named = (table: typeof teams | typeof competitions) =>
  sql`(${inAll(sql`${table.names}`)} || ${inAll(sql`${table.shortNames}`)}) as names, ${table.names}->>'en' as english, ${table.sport} as sport`;
const print = (table: typeof teams | typeof competitions) => sql`${table.names}::text || ${table.shortNames}::text`;

/** Source of each kind: id, names, columns of the fingerprint, and table. */
const sources: Readonly<Record<NamedKind, { id: SQL; fields: SQL; print: SQL; from: SQL }>> = {
  team: { id: sql`${teams.id}`, fields: named(teams), print: print(teams), from: sql`${teams}` },
  competition: {
    id: sql`${competitions.id}`,
    fields: sql`${named(competitions)}, ${competitions.tier} as tier`,
    print: sql`${print(competitions)} || ${competitions.tier}`,
    from: sql`${competitions}`,
  },
  anchor: {
    id: sql`${users.id}::text`,
    fields: sql`array[${users.nickname}] as names, ${users.nickname} as english`,
    print: sql`${users.nickname}`,
    from: sql`${rooms} join ${users} on ${users.id} = ${rooms.ownerId}`,
  },
  person: {
    id: sql`${users.id}::text`,
    fields: sql`array[${users.nickname}] as names, ${users.nickname} as english`,
    print: sql`${users.nickname}`,
    from: sql`(select * from ${users} where role = 'member' and not exists (select from ${rooms} where owner_id = ${users}.id)) as ${users}`,
  },
};

/** SQL of the index. */
export const indexing = {
  /** Some subjects that are new, renamed, or indexed by another edition. */
  async stale(db: Database, kind: NamedKind, edition: string, limit: number): Promise<Stale[]> {
    const { id, fields, print, from } = sources[kind];
    const fingerprint = sql`md5(${edition}::text || ${print})`;
    const { rows } = await db.execute<Stale & Record<string, unknown>>(sql`
      select ${id} as id, ${fingerprint} as fingerprint, ${fields} from ${from}
      left join ${searchSubjects} s on s.kind = ${kind} and s.subject_id = ${id}
      where s.fingerprint is distinct from ${fingerprint} order by ${id} limit ${limit}`);
    return rows;
  },
  /** Replaces the keys of some subjects. */
  async write(
    db: Database,
    kind: NamedKind,
    subjects: readonly Stale[],
    keys: readonly (Key & { subjectId: string; weight: number })[],
  ): Promise<void> {
    const rows = keys.map(({ way, ...key }) => ({ ...key, way: ways.indexOf(way) }));
    await db.transaction(async (tx) => {
      // Concurrent writers of the same subjects wait here, and then find them written.
      await tx.execute(sql`
        insert into ${searchSubjects} (kind, subject_id, fingerprint)
        select ${kind}, id, fingerprint from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as g (id text, fingerprint text) order by id
        on conflict (kind, subject_id) do update set fingerprint = excluded.fingerprint`);
      await tx.execute(
        sql`delete from ${searchKeys} where kind = ${kind} and subject_id = any(${sql.param(subjects.map(({ id }) => id))}::text[])`,
      );
      await tx.execute(sql`
        insert into ${searchKeys} (kind, subject_id, key, way, written, weight)
        select ${kind}, "subjectId", key, way, written, weight
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g ("subjectId" text, key text, way smallint, written text, weight int)
        on conflict do nothing`);
    });
  },
};
