import { codes, scopes, servedCalls, type Call, type Scope, type ServedCallName } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rooms } from '../modules/live/room/index.ts';
import { bodyOf, openCallersWorld, restore, type Body, type CallersWorld, type MemberWho } from './callers.fixtures.ts';

let world: CallersWorld;
beforeAll(async () => {
  world = await openCallersWorld();
});
afterAll(() => world.close());

const made = new Map<string, string>();
/** An access token of a member for some scopes. */
async function tokenFor(who: MemberWho, given: readonly Scope[]): Promise<string> {
  const key = `${who} ${given.join()}`;
  const known = made.get(key);
  if (known) return known;
  const { data } = await world.call('createToken', { name: '机器人', scopes: given, days: null }, await world.tokenOf(who));
  const { token } = data as { token: string };
  made.set(key, token);
  return token;
}

const calls = Object.entries(servedCalls).map(([name, call]) => ({ name: name as ServedCallName, call: call as Call }));
const refusalOf = ({ scope }: Call) => (scope === undefined ? '访问令牌不能做这件事' : `这个访问令牌没有 ${scope} 权限`);
let serial = 0;

describe.each(calls)('$call.path ($call.scope)', ({ name, call }) => {
  test('is refused to every token without its scope, before anything else is looked at', async () => {
    for (const scope of scopes.filter((each) => each !== call.scope))
      expect([scope, await world.call(name, {}, await tokenFor('anchorHere', [scope]))]).toEqual([
        scope,
        { status: 200, code: codes.failed, msg: refusalOf(call), data: null },
      ]);
    const others = scopes.filter((each) => each !== call.scope);
    expect(await world.call(name, {}, await tokenFor('anchorHere', others))).toMatchObject({ code: codes.failed, msg: refusalOf(call) });
  });
});

const open = calls.filter(({ call }) => call.scope !== undefined);

describe.each(open)('$call.path with $call.scope', ({ name, call }) => {
  test('answers a token of its scope alone as it answers the member', async () => {
    const scope = call.scope ?? 'scores:read';
    for (const who of ['anchorHere', 'moderatorHere', 'fan', 'kickedHere'] as const) {
      // Calls of the matrix end and begin the broadcast of the room.
      await world.site.site.platform.db
        .update(rooms)
        .set({ status: 'live', isOpen: true })
        .where(eq(rooms.id, Number(world.room)));
      const answers: unknown[] = [];
      for (const token of [await world.tokenOf(who), await tokenFor(who, [scope])]) {
        serial += 1;
        const body: Body = await bodyOf(name, world, { who, token: await world.tokenOf(who), serial });
        const { status, code, msg } = await world.call(name, body, token);
        answers.push({ who, status, code, msg });
        await restore[name]?.(world);
      }
      expect(answers[1]).toEqual(answers[0]);
    }
  });
});

test('money, sign-in, and the account are in no scope', () => {
  const paths = open.map(({ call: { path } }) => path);
  expect(paths.filter((path) => /balance|bank|order|pay|gift|envelope|noble|guard|password|session|token|admin|push/i.test(path))).toEqual(
    [],
  );
  expect(calls.filter(({ call: { caller, scope } }) => /spend|payout|signin|operator|objectOwner/.test(caller) && scope)).toEqual([]);
  expect(new Set(open.map(({ call: { scope } }) => scope))).toEqual(new Set(scopes));
});
