import { startProduct } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';
import { signIn } from './fixtures/members.ts';

const kills = process.env.PITCHSIDE_DEEP ? 20 : 2;

interface Comment {
  barrage: { id: string; text: string };
}
interface Comments {
  code: number;
  data: { list: { id: string }[] };
}

test(`nothing acknowledged is lost over ${kills} kills of everything`, async () => {
  test.setTimeout(600_000);
  const site = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: '0' });
  try {
    const { token } = await signIn(site.origin, 'fan');
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      for (let index = 0; index < 4; index += 1) {
        const answer = await fetch(`${site.origin}/api/Barrage/send?id=3&text=${encodeURIComponent(`第 ${kill} 轮第 ${index} 句`)}`, {
          headers: { token },
        });
        const { code, data } = (await answer.json()) as { code: number; data: Comment | null };
        if (code === 0 && data) acknowledged.push(data.barrage.id);
      }
      await site.pause('SIGKILL');
      await site.resume();
    }
    const { data } = (await (await fetch(`${site.origin}/api/Barrage/getList?id=3`)).json()) as Comments;
    const kept = new Set(data.list.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(acknowledged.slice(-40).filter((id) => !kept.has(id))).toEqual([]);
    // The session survived as well.
    const who = (await (await fetch(`${site.origin}/api/User/getUserInfo`, { headers: { token } })).json()) as {
      data: { user_nickname: string };
    };
    expect(who.data.user_nickname).toBe('北看台老周');
  } finally {
    await site.stop();
  }
});
