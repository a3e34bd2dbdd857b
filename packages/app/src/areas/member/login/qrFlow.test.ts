import { ApiError } from '@pitchside/api';
import type { UserInfo } from '@pitchside/api/member/account';
import type { ControlFrameData, RealtimeStatus } from '@pitchside/api/realtime';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQrFlow, qrLife, qrRenewals, type QrView } from './qrFlow.ts';

const user: UserInfo = {
  id: '7',
  token: 'new',
  userSig: '',
  user_nickname: '北看台老周',
  avatar: 'zhou',
  exp_icon: '',
  level: 3,
  balance: 0,
  is_anchor: 0,
  role: 'member',
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A flow with everything around it in the hands of the test. */
function begun({ seen = true, refuse = () => false }: { seen?: boolean; refuse?: () => boolean } = {}) {
  let now = 5_000;
  let due: { at: number; work: () => void } | undefined;
  let codes = 0;
  let hear: (frame: ControlFrameData<'login'>) => void = () => undefined;
  let setStatus: (status: RealtimeStatus) => void = () => undefined;
  const listening = { on: 0 };
  const views: QrView[] = [];
  const sent: string[] = [];
  const signedIn: UserInfo[] = [];
  const at = { seen };
  const flow = createQrFlow({
    ask: async () => {
      if (refuse()) throw new ApiError('network', -1, '');
      codes += 1;
      return { code: `c${codes} s${codes}`, url: `https://m.site/${codes}` };
    },
    realtime: {
      send: (frame) => {
        if (frame.type === 'login') sent.push(frame.data.code);
        return true;
      },
      on: (_, listener) => {
        listening.on += 1;
        hear = listener as typeof hear;
        return () => void (listening.on -= 1);
      },
      onStatus: (listener) => {
        listening.on += 1;
        setStatus = listener;
        return () => void (listening.on -= 1);
      },
    },
    clock: {
      now: () => now,
      setTimeout: (work, ms) => {
        due = { at: now + ms, work };
        return due;
      },
      clearTimeout: (id) => {
        if (due === id) due = undefined;
      },
    },
    isSeen: () => at.seen,
    onView: (view) => views.push(view),
    onSuccess: (arrived) => signedIn.push(arrived),
  });
  return {
    flow,
    views,
    sent,
    signedIn,
    at,
    listening,
    hear: (frame: ControlFrameData<'login'>) => hear(frame),
    reconnect: () => setStatus({ state: 'open', attempt: 0 } as RealtimeStatus),
    last: () => views.at(-1),
    pending: () => due !== undefined,
    pass(ms: number) {
      now += ms;
      const work = due && due.at <= now ? due.work : undefined;
      if (work) due = undefined;
      work?.();
    },
  };
}

test('a code is shown, told to the server with its secret, scanned, confirmed and signs in', async () => {
  const { flow, hear, last, sent, signedIn } = begun();
  flow.start();
  await settle();
  expect(last()).toEqual({ state: 'waiting', address: 'https://m.site/1', endsAt: 5_000 + qrLife });
  expect(sent).toEqual(['c1 s1']);
  hear({ state: 'waiting', expires_at: 1 });
  hear({ state: 'scanned', user_nickname: '北看台老周', avatar: 'zhou' });
  expect(last()).toMatchObject({ state: 'scanned', member: { user_nickname: '北看台老周', avatar: 'zhou' } });
  hear({ state: 'success', user });
  expect(last()?.state).toBe('confirmed');
  expect(signedIn).toEqual([user]);
});

test('the secret never stands in what the picture encodes', async () => {
  const { flow, views } = begun();
  flow.start();
  await settle();
  expect(JSON.stringify(views)).not.toContain('s1');
});

test('a line that is there again tells the server anew what is waited for', async () => {
  const { flow, reconnect, sent } = begun();
  reconnect();
  flow.start();
  await settle();
  reconnect();
  expect(sent).toEqual(['c1 s1', 'c1 s1']);
});

test('after 120 s another code comes by itself, but not for ever', async () => {
  const { flow, pass, last, sent } = begun();
  flow.start();
  await settle();
  for (let renewal = 0; renewal < qrRenewals; renewal += 1) {
    pass(qrLife);
    await settle();
    expect(last()?.state).toBe('waiting');
  }
  pass(qrLife);
  await settle();
  expect(last()).toMatchObject({ state: 'expired', address: `https://m.site/${qrRenewals + 1}` });
  expect(sent).toHaveLength(qrRenewals + 1);
  flow.start();
  await settle();
  expect(last()?.state).toBe('waiting');
});

test('nobody looks, or somebody has scanned: the code ends instead of changing under their hands', async () => {
  const away = begun({ seen: false });
  away.flow.start();
  await settle();
  away.pass(qrLife);
  expect(away.last()?.state).toBe('expired');
  const scanned = begun();
  scanned.flow.start();
  await settle();
  scanned.hear({ state: 'scanned', user_nickname: 'a', avatar: 'a' });
  scanned.hear({ state: 'expired' });
  expect(scanned.last()?.state).toBe('expired');
});

test('a no ends the code, and a code that cannot be had says so', async () => {
  const { flow, hear, last, pending } = begun();
  flow.start();
  await settle();
  hear({ state: 'refused' });
  expect(last()?.state).toBe('refused');
  expect(pending()).toBe(false);
  let lost = true;
  const offline = begun({ refuse: () => lost });
  offline.flow.start();
  await settle();
  expect(offline.last()).toEqual({ state: 'error' });
  lost = false;
  offline.flow.start();
  await settle();
  expect(offline.last()?.state).toBe('waiting');
});

test('a code that was given up signs nobody in', async () => {
  const { flow, hear, reconnect, signedIn, sent, views, pending, listening } = begun();
  flow.start();
  await settle();
  flow.stop();
  const shown = views.length;
  hear({ state: 'success', user });
  reconnect();
  expect(signedIn).toEqual([]);
  expect(sent).toEqual(['c1 s1']);
  expect(views).toHaveLength(shown);
  expect(pending()).toBe(false);
  expect(listening.on).toBe(0);
});

test('an answer that comes after the code was given up, or after another was asked for, is not shown', async () => {
  const { flow, sent, views } = begun();
  flow.start();
  flow.start();
  await settle();
  expect(sent).toHaveLength(1);
  flow.start();
  flow.stop();
  await settle();
  expect(views.filter(({ state }) => state === 'waiting')).toHaveLength(1);
});

test('whatever happens in whatever order: at most one sign-in a code, none after it was given up, and a wait always ends', async () => {
  const act = fc.constantFrom('start', 'pass', 'scanned', 'refused', 'expired', 'success', 'reconnect', 'stop', 'hide');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const world = begun();
      let stopped = false;
      for (const what of acts) {
        const before = world.signedIn.length;
        const wasOver = stopped || !['waiting', 'scanned'].includes(world.last()?.state ?? '');
        if (what === 'start' && !stopped) world.flow.start();
        if (what === 'stop') {
          stopped = true;
          world.flow.stop();
        }
        if (what === 'pass') world.pass(qrLife);
        if (what === 'hide') world.at.seen = !world.at.seen;
        if (what === 'reconnect') world.reconnect();
        if (what === 'scanned') world.hear({ state: 'scanned', user_nickname: 'a', avatar: 'a' });
        if (what === 'refused' || what === 'expired') world.hear({ state: what });
        if (what === 'success') world.hear({ state: 'success', user });
        await settle();
        if (wasOver) expect(world.signedIn.length).toBe(before);
        if (!stopped && ['waiting', 'scanned'].includes(world.last()?.state ?? '')) expect(world.pending()).toBe(true);
      }
      expect(world.signedIn.length).toBeLessThanOrEqual(world.sent.length);
    }),
    { numRuns: 60 },
  );
});
