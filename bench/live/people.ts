import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../../packages/server/src/modules/member/account/token.ts';
import { first } from '../wallet/world.ts';

export { fill, first, startEmbedded } from '../wallet/world.ts';

/** Signs the anchors of a filled database in; gives their tokens, in the order of their rooms. */
export async function signAnchorsIn(url: string, anchors: number): Promise<string[]> {
  const tokens = Array.from({ length: anchors }, () => randomBytes(32).toString('base64url'));
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `insert into session (user_id, token_hash, device, created_at, seen_at) select $1::bigint + ordinality - 1, hash, 'bench', $3, $3 from unnest($2::text[]) with ordinality as t(hash)`,
      [first.anchor, tokens.map(hashToken), Date.now()],
    );
    return tokens;
  } finally {
    await client.end();
  }
}
