// The server half: pages of a long conversation and of a long list by HTTP, beside the bare query of the same rows on one connection.
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startProduct } from '../../scripts/product/start.mjs';
import { openWorld } from '../openWorld.mjs';

/** Members of the conversations that are read, and how much there is. */
const readers = 64;
export const amounts = { long: 100_000, short: 15, others: 1_000 };
const [warm, samples] = [30, 250];
const here = (name) => fileURLToPath(new URL(name, import.meta.url));

const page = `select m.*, u.id as sender, u.nickname, u.avatar from message m left join member u on u.id = m.sender_id
  where m.conversation_id = $1 and m.seq > 0 and m.seq < $2 order by m.seq desc limit 16`;
const list = `select c.*, m.*, u.nickname, u.avatar, s.body, s.at as said_at from conversation_member m join conversation c on c.id = m.conversation_id
  left join member u on u.id = case when c.low_id = $1 then c.high_id else c.low_id end
  left join lateral (select body, at from message s where s.conversation_id = c.id order by s.seq desc limit 1) s on true
  where m.member_id = $1 and (m.is_pinned, m.at, m.conversation_id) < (true, $2::bigint, 0) order by m.is_pinned desc, m.at desc, m.conversation_id desc limit 31`;

/** Everything that is asked, each beside its floor. */
function questions({ talks, first }) {
  const history = (id, before) => ({
    path: `/api/Message/history?id=GROUP${id}${before === undefined ? '' : `&before=${before}`}`,
    query: [page, [id, before ?? 1e12]],
  });
  return {
    'a conversation of 15 messages opens': history(talks.short),
    'one of 100,000 opens': history(talks.long),
    'the same, a page in its middle': history(talks.long, amounts.long / 2),
    'the same, its oldest page': history(talks.long, 16),
    'the list of 1,000 conversations opens': {
      path: '/api/Message/conversations',
      own: true,
      query: [list, [first.sender, Number.MAX_SAFE_INTEGER]],
    },
  };
}

/** Milliseconds of each question, ours and floor, in turns. */
export async function measureServer({ log }) {
  const { world, database, close } = await openWorld(here('./world.ts'));
  const site = await startProduct({ DATABASE_URL: database.url, PITCHSIDE_DEMO: 'off' });
  const bare = new pg.Client({ connectionString: database.url });
  bare.on('error', () => undefined);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const tokens = await world.fill(database.url, readers, amounts.others);
    await world.talk(database.url, readers, amounts);
    await bare.connect();
    const { port } = new URL(site.origin);
    const ask = (path, token) =>
      new Promise((resolve, reject) => {
        const since = performance.now();
        const call = request({ hostname: '127.0.0.1', port, agent, path, headers: { token } }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part) => (text += part));
          response.on('end', () =>
            text.startsWith('{"code":0') ? resolve(performance.now() - since) : reject(new Error(`${path}: ${text.slice(0, 200)}`)),
          );
        });
        call.once('error', reject);
        call.end();
      });
    const found = Object.entries(questions(world)).map(([label, question]) => ({ label, ...question, ours: [], floor: [] }));
    for (let turn = 0; turn < warm + samples; turn += 1)
      for (const { path, own, query, ours, floor, label } of found) {
        const took = await ask(path, tokens[own ? 0 : turn % readers]);
        const since = performance.now();
        await bare.query({ name: label, text: query[0], values: query[1] });
        if (turn < warm) continue;
        floor.push(performance.now() - since);
        ours.push(took);
      }
    log(`the server was asked ${samples} times each`);
    return found;
  } finally {
    agent.destroy();
    await bare.end();
    await site.stop();
    await close();
  }
}
