import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/setup/command.mjs';
import { root, toolEnvironment, workingNode } from '../scripts/setup/node.mjs';
import { startProduct } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';
import { signIn, type MemberName } from './fixtures/members.ts';

const kills = process.env.PITCHSIDE_DEEP ? 100 : 2;
const spenders = ['fan', 'expert', 'secondFan', 'administrator'] as const satisfies readonly MemberName[];

interface Sent {
  code: number;
  data: { transfer_id: string; balance: number } | null;
}
interface Log {
  data: { list: { id: string; kind: string }[]; total: number };
}
interface Who {
  data: { balance: number };
}

/** The same sequence of delays in every run. */
const delays = (function* random(): Generator<number, never> {
  for (let state = 20_261_122; ; state = (state * 48_271) % 2_147_483_647) yield 40 + (state % 700);
})();

test(`no diamond is lost or spent twice over ${kills} kills of the server while members spend`, async () => {
  test.setTimeout(90 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-acks-'));
  const site = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: '0' });
  const ask = async <T>(path: string, token: string, headers: Record<string, string> = {}) => (await (await fetch(`${site.origin}/api/${path}`, { headers: { token, ...headers } })).json()) as T;

  /** Gifts of a member in the ledger, by number. */
  async function giftsOf(token: string): Promise<Set<string>> {
    const ids = new Set<string>();
    for (let page = 1; ; page += 1) {
      const { data } = await ask<Log>(`Member/experienceLog?days=92&group=spend&limit=100&page=${page}`, token);
      for (const { id, kind } of data.list) if (kind === 'gift') ids.add(id);
      if (page * 100 >= data.total) return ids;
    }
  }

  try {
    const anchor = await signIn(site.origin, 'anchor');
    const members = await Promise.all(
      spenders.map(async (name) => {
        const { token } = await signIn(site.origin, name);
        const before = await giftsOf(token);
        return { name, token, before, balance: (await ask<Who>('User/getUserInfo', token)).data.balance, journal: join(folder, name), next: 0, doubtful: new Set<string>() };
      }),
    );
    type Spender = (typeof members)[number];

    /** Sends a gift under a key; what was acknowledged is written down before anything else happens, what was not stays in doubt. */
    async function spend(member: Spender, key: string): Promise<boolean> {
      member.doubtful.add(key);
      try {
        const { code, data } = await ask<Sent>(`member/handselGift?anchor_id=${anchor.id}&gift_id=clap&count=1`, member.token, { 'idempotency-key': key });
        if (code === 0 && data) appendFileSync(member.journal, `${key} ${data.transfer_id}\n`);
        // A refusal is an answer as well: nothing happened, and the key is free again.
        member.doubtful.delete(key);
        return code === 0;
      } catch {
        // The server is gone; whether it had committed shows when the key is sent again.
        return false;
      }
    }

    for (let kill = 0; kill < kills; kill += 1) {
      let killed = false;
      const spending = members.flatMap((member) =>
        [0, 1].map(async () => {
          while (!killed && (await spend(member, `${member.name}-${(member.next += 1)}`)));
        }),
      );
      await new Promise((resume) => setTimeout(resume, delays.next().value));
      killed = true;
      await site.pause('SIGKILL');
      await Promise.all(spending);
      await site.resume();
      for (const member of members) for (const key of [...member.doubtful]) await spend(member, key);
      expect(members.flatMap(({ doubtful }) => [...doubtful])).toEqual([]);
      if (kills > 2 && (kill + 1) % 10 === 0) process.stdout.write(`  ${kill + 1} of ${kills} kills\n`);
    }

    let acknowledged = 0;
    for (const { name, token, before, balance, journal } of members) {
      const acks = readFileSync(journal, 'utf8').trim().split('\n').map((line) => line.split(' '));
      const after = await giftsOf(token);
      const made = [...after].filter((id) => !before.has(id));
      expect({ name, kept: made.sort() }).toEqual({ name, kept: acks.map(([, id]) => id).sort() });
      expect(new Set(acks.map(([key]) => key)).size).toBe(acks.length);
      expect((await ask<Who>('User/getUserInfo', token)).data.balance).toBe(balance - acks.length);
      acknowledged += acks.length;
    }
    expect(acknowledged).toBeGreaterThan(kills * spenders.length);
    const audit = await run(String(workingNode()), [join(root, 'packages/server/dist/audit.js')], { env: toolEnvironment({ PITCHSIDE_DATA: site.data, DATABASE_URL: undefined }) });
    process.stdout.write(`  ${acknowledged} acknowledged gifts, ${kills} kills, none lost, none twice\n${audit.output.replace(/^/gm, '  ')}`);
    expect(audit).toMatchObject({ code: 0 });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
