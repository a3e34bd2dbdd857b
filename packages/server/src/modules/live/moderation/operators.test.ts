import type { OperatorAct } from '@pitchside/api/desk/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localize } from '../../../text/local.ts';
import { rooms } from '../room/index.ts';
import { moderationWorld, type ModerationWorld, type Somebody } from './moderation.fixtures.ts';

const ok = { code: 0 };
const noReason = { code: 1, msg: '请写明事由' };
let world: ModerationWorld;
let operator: Somebody;
let fan: Somebody;
beforeAll(async () => {
  world = await moderationWorld();
  operator = await world.somebody({ role: 'operator', nickname: '值班运营' });
});
afterAll(() => world.close());
beforeEach(async () => void (fan = await world.somebody()));

const written = async (): Promise<OperatorAct[]> =>
  localize<OperatorAct[]>(
    (await world.site.site.operations.log.list({ group: 'rooms', operatorId: operator.id, offset: 0, limit: 50 })).list,
    'zh',
  );
async function comment(who: Somebody, text: string): Promise<string> {
  return ((await world.say(who, text)).data as { barrage: { id: string } }).barrage.id;
}
const remove = (who: Somebody, whom: Somebody, barrage_id: string, reason = '') =>
  world.post('Barrage/remove', { id: world.room, user_id: String(whom.id), barrage_id, reason }, who);
const cut = (who: Somebody, reason = '盗播', id = world.room) => world.post('Live/cutRoom', { id, reason }, who);

describe('an operator in somebody’s room', () => {
  test('mutes, removes and takes out comments of viewers and assistants, each with a reason, in both logs', async () => {
    const said = await comment(fan, '加微信带单');
    const before = (await written()).length;
    for (const answer of [await world.mute(operator, fan, 10), await world.kick(operator, fan), await remove(operator, fan, said)])
      expect(answer).toMatchObject(noReason);
    expect((await written()).length).toBe(before);
    expect(await world.mute(operator, fan, 10, { reason: '引流' })).toMatchObject(ok);
    expect(await remove(operator, fan, said, '引流')).toMatchObject(ok);
    expect(await world.unmute(operator, fan)).toMatchObject(ok);
    expect(await world.kick(operator, fan, '引流')).toMatchObject(ok);
    expect(await world.lift(operator, fan)).toMatchObject(ok);
    const subject = `room ${world.room}, member ${fan.id}`;
    expect((await written()).slice(0, 5).map(({ actor, act, subject: of, note, reason }) => [actor, act, of, note, reason])).toEqual([
      ['值班运营', 'lift', subject, '', ''],
      ['值班运营', 'kick', subject, '', '引流'],
      ['值班运营', 'unmute', subject, '', ''],
      ['值班运营', 'remove', subject, '加微信带单', '引流'],
      ['值班运营', 'mute', subject, '', '引流'],
    ]);
    expect(await world.site.site.operations.log.isWhole()).toBe(true);
    expect((await world.log()).list[0]).toMatchObject({ act: 'lift', by: { id: String(operator.id) } });
    expect(await world.eventsOf(fan, 'muted')).toMatchObject([{ data: { reason: '引流' } }]);
    expect(await world.mute(operator, world.helper, 1, { reason: '争吵' })).toMatchObject(ok);
    await world.unmute(operator, world.helper);
  });

  test('acts neither on the owner nor on staff nor on themselves, but takes out the owner’s comment', async () => {
    const other = await world.somebody({ role: 'operator' });
    const why = { reason: '引流' };
    expect(await world.mute(operator, world.owner, 1, why)).toMatchObject({ code: 1, msg: '不能对主播这样做，可以关闭直播' });
    expect(await world.kick(operator, world.owner, '引流')).toMatchObject({ code: 1 });
    for (const whom of [other, operator]) expect(await world.mute(operator, whom, 1, why)).toMatchObject({ code: 1 });
    expect(await remove(operator, world.owner, await comment(world.owner, '加群'), '引流')).toMatchObject(ok);
    expect(await world.appoint(operator, fan)).toMatchObject({ code: 1 });
    expect(await world.mute(operator, { id: 999_999 }, 1, why)).toMatchObject({ code: 1, msg: '没有找到' });
  });

  test('sees on a card how somebody stands, as the owner does and a viewer does not', async () => {
    const card = async (who: Somebody) =>
      (await world.site.call('GET', 'Live/getUserCard', { token: who.token, query: `?id=${world.room}&user_id=${fan.id}` })).data;
    expect(await card(operator)).toMatchObject({ standing: { is_muted: false } });
    expect(await card(await world.somebody())).toMatchObject({ standing: null });
  });

  test('who is an operator no more may do nothing there at once', async () => {
    const late = await world.somebody({ role: 'operator' });
    await world.site.site.platform.db.execute(`update member set role = 'member' where id = ${late.id}`);
    expect(await world.mute(late, fan, 1, { reason: '引流' })).toMatchObject({ code: 1 });
    expect(await cut(late)).toMatchObject({ code: 1 });
  });
});

describe('ending a broadcast', () => {
  const status = async () =>
    (
      await world.site.site.platform.db
        .select({ status: rooms.status, isOpen: rooms.isOpen })
        .from(rooms)
        .where(eq(rooms.id, Number(world.room)))
    )[0];

  test('is for operators alone, with a reason; owner, assistant and viewer are refused and nothing ends', async () => {
    for (const who of [world.owner, world.helper, fan]) expect(await cut(who)).toMatchObject({ code: 1, msg: '没有权限' });
    expect(await cut(operator, ' ')).toMatchObject({ code: 1 });
    expect(await cut(operator, '盗播', '999999')).toMatchObject({ code: 1, msg: '没有找到' });
    expect(await status()).toMatchObject({ status: 'live' });
  });

  test('ends it for everybody, keeps pictures out, and stands in both logs with its reason', async () => {
    expect(await cut(operator, '盗播转播')).toMatchObject(ok);
    expect(await status()).toEqual({ status: 'ended', isOpen: false });
    const lines = (await written()).length;
    expect(await cut(operator, '盗播转播')).toMatchObject(ok);
    expect(await written()).toHaveLength(lines);
    expect((await written())[0]).toMatchObject({ act: 'cut', subject: `room ${world.room}, member ${world.owner.id}`, reason: '盗播转播' });
    expect((await world.log()).list[0]).toMatchObject({ act: 'cut', user: { id: String(world.owner.id) }, reason: '盗播转播' });
    expect((await world.eventsOf(world.owner, 'room_managed')).at(-1)).toMatchObject({ data: { act: 'cut' } });
    const events = (await world.site.site.platform.events.after(`room:${world.room}`, 0)) ?? [];
    expect(events.filter(({ type }) => type === 'room').at(-1)).toMatchObject({ data: { status: 'ended' } });
  });
});
