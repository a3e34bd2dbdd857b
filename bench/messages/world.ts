import pg from 'pg';
import { first } from '../wallet/world.ts';

export { fill, first, startEmbedded } from '../wallet/world.ts';

/** Numbers of the two conversations that are read: a long one and one of a single page, between the same members. */
export const talks = { long: 5_000_001, short: 5_000_002 };

/** Fills two conversations of several members, and a list of conversations of one of them, the first sender, with many others. */
export async function talk(
  url: string,
  readers: number,
  { long, short, others }: Record<'long' | 'short' | 'others', number>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const now = Date.now();
  const members = [first.sender, first.sender + readers - 1];
  try {
    await client.query('begin');
    for (const [id, count] of [
      [talks.long, long],
      [talks.short, short],
    ]) {
      await client.query(
        `insert into conversation (id, kind, name, members, last_seq, created_at, at) values ($1, 'group', 'talk', $2, $3, $4, $5)`,
        [id, readers, count, now - 86_400_000, now],
      );
      await client.query(
        `insert into conversation_member (conversation_id, member_id, read_seq, joined_at, at) select $1, n, $2, $3, $3 from generate_series($4::bigint, $5::bigint) n`,
        [id, count, now, ...members],
      );
      await client.query(
        `insert into message (conversation_id, seq, sender_id, client_id, body, words, at)
         select $1::bigint, n, $4::bigint + n % $5::bigint, 'bench-' || $1 || '-' || n, jsonb_build_object('type', 'text', 'text', 'what is said under number ' || n), 'what is said under number ' || n, $3::bigint + n
         from generate_series(1, $2::bigint) n`,
        [id, count, now - 86_400_000, first.sender, readers],
      );
    }
    await client.query(
      `with opened as (
         insert into conversation (kind, low_id, high_id, members, last_seq, created_at, at)
         select 'direct', $1::bigint, n, 2, 1, $4::bigint, $4::bigint + n from generate_series($2::bigint, $3::bigint) n returning id, low_id, high_id, at),
       seated as (
         insert into conversation_member (conversation_id, member_id, unread, joined_at, at)
         select id, who, case when who = $1::bigint then 1 else 0 end, at, at from opened cross join lateral unnest(array[low_id, high_id]) as who)
       insert into message (conversation_id, seq, sender_id, client_id, body, words, at)
       select id, 1, high_id, 'bench-list-' || id, jsonb_build_object('type', 'text', 'text', 'good evening'), 'good evening', at from opened`,
      [first.sender, first.anchor, first.anchor + others - 1, now - 3_600_000],
    );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
