import pg from 'pg';
import { recordOf } from '../../packages/server/src/modules/experts/plans/record.ts';
import { first } from '../wallet/world.ts';

export { fill, first, startEmbedded } from '../wallet/world.ts';
export { auditLedger } from '../../packages/server/src/modules/money/ledger/audit.ts';
export { auditPlans } from '../../packages/server/src/modules/experts/plans/plansAudit.ts';
export { openDatabase } from '../../packages/server/src/ports/database/database.ts';

/** Diamonds of a plan. */
const price = 28;
const names = (text: string) => JSON.stringify({ zh: text, en: text, vi: text });

/**
 * Two matches that have begun, a plan on each by the first anchor, and both plans unlocked by every generated member: the payments are
 * held.
 */
export async function sell(url: string, buyers: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const now = Date.now();
  const kickoff = now - 3_600_000;
  const expert = first.anchor;
  try {
    await client.query('begin');
    await client.query(
      `insert into competition (id, sport, names, short_names, country_names, color, tier) values ('bench', 'football', $1, $1, $1, '#123456', 1)`,
      [names('bench')],
    );
    await client.query(
      `insert into team (id, sport, names, short_names, colors) select 'team' || n, 'football', $1, $1, '["#123456", "#654321"]' from generate_series(1, 4) n`,
      [names('team')],
    );
    await client.query(
      `insert into match (id, sport, competition_id, season, round_names, home_id, away_id, status, kickoff_at, home_score, away_score, version, updated_at)
       select 'match' || n, 'football', 'bench', '2026', $1, 'team' || (n * 2 - 1), 'team' || (n * 2), 'second_half', $2, 2, 1, 1, $2 from generate_series(1, 2) n`,
      [names('round'), kickoff],
    );
    await client.query(`insert into expert (user_id, since, record) values ($1, 1, $2)`, [expert, JSON.stringify(recordOf([]))]);
    await client.query(
      `insert into plan (id, expert_id, match_id, sport, kickoff_at, title, teaser, analysis, pictures, price, state, sold, submitted_at, published_at)
       select n, $1, 'match' || n, 'football', $2, 'plan', 'teaser', 'analysis', '{}', $3, 'published', $4, $2, $2 from generate_series(1, 2) n`,
      [expert, kickoff, price, buyers],
    );
    await client.query(
      `insert into plan_pick (plan_id, play, side, line, odds, company_id) select n, 'asian', 'home', 0.5, 1950, 'bench' from generate_series(1, 2) n`,
    );
    for (const plan of [1, 2])
      await client.query(
        `with buyers as (insert into plan_unlock (plan_id, member_id, price, at, state) select $1, n, $3, $4, 'held' from generate_series($5::bigint, $6::bigint) n returning member_id),
         paid as (insert into ledger_transfer (kind, member_id, peer_id, ref, detail, at)
           select 'plan', member_id, $2::bigint, $1 || ':' || member_id, '{"act": "unlock"}', $4 from buyers returning id, member_id),
         taken as (update ledger_account a set balance = balance - $3 from paid where a.owner_id = paid.member_id and a.unit = 'diamond' returning a.id, a.owner_id, a.balance)
         insert into ledger_entry (transfer_id, account_id, amount, balance, at)
         select paid.id, taken.id, -$3::bigint, taken.balance, $4 from paid join taken on taken.owner_id = paid.member_id
         union all select paid.id, (select id from ledger_account where name = 'plans' and unit = 'diamond'), $3::bigint, null, $4 from paid`,
        [plan, expert, price, now, first.sender, first.sender + buyers - 1],
      );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
