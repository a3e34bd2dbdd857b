import { roomModerators, rooms } from '../room/index.ts';
import { openTestSite, type Answer, type TestSite } from '../../../testing/testSite.ts';
import { openTestSocket, type TestSocket } from '../../../testing/testSocket.ts';

/** A signed-in member. */
export interface Somebody {
  id: number;
  token: string;
}

/** A room with its owner, two assistants and visitors; requests are made by name of the caller. */
export async function moderationWorld(...options: Parameters<typeof openTestSite>) {
  const site: TestSite = await openTestSite(...options);
  const { db } = site.site.platform;
  let people = 0;
  const somebody = async (change: Parameters<TestSite['join']>[1] = {}): Promise<Somebody> => {
    const mobile = `1376000${String((people += 1)).padStart(4, '0')}`;
    const id = await site.join(mobile, { nickname: `球迷${people}`, ...change });
    const token = await site.site.account.sessions.begin(id, { way: 'password', userAgent: 'test', address: '127.0.0.1' });
    return { id, token: token ?? '' };
  };
  const roomOf = async (owner: Somebody): Promise<string> => {
    const [row] = await db
      .insert(rooms)
      .values({ ownerId: owner.id, title: '房间', category: 'football', status: 'live' })
      .returning({ id: rooms.id });
    return String(row?.id);
  };
  const [owner, helper, peer] = [await somebody({ isAnchor: true, nickname: '阿飞说球' }), await somebody(), await somebody()];
  const room = await roomOf(owner);
  await db.insert(roomModerators).values([helper, peer].map(({ id }) => ({ roomId: Number(room), userId: id })));
  const post = (path: string, body: Record<string, unknown>, who?: Somebody): Promise<Answer> =>
    site.call('POST', path, { body, ...(who && { token: who.token }) });
  const query = (path: string, params: Record<string, unknown>, who?: Somebody): Promise<Answer> =>
    site.call('POST', path, { query: `?${new URLSearchParams(params as Record<string, string>)}`, ...(who && { token: who.token }) });
  return {
    site,
    room,
    owner,
    helper,
    peer,
    somebody,
    roomOf,
    post,
    query,
    mute: (who: Somebody, whom: { id: number }, minutes: number, more: object = {}) =>
      post('Live/setTaboo', { id: room, user_id: String(whom.id), minutes, ...more }, who),
    unmute: (who: Somebody, whom: { id: number }) => query('RoomManage/relieveTaboo', { id: room, user_id: whom.id }, who),
    kick: (who: Somebody, whom: { id: number }, reason = '') =>
      post('live/liveKickout', { id: room, user_id: String(whom.id), reason }, who),
    lift: (who: Somebody, whom: { id: number }) => post('RoomManage/relieveKickout', { id: room, user_id: String(whom.id) }, who),
    appoint: (who: Somebody, whom: { id: number }) => query('RoomManage/setAdministrations', { id: room, user_id: whom.id }, who),
    dismiss: (who: Somebody, whom: { id: number }) => query('RoomManage/delLiveRoomManage', { id: room, user_id: whom.id }, who),
    say: (who: Somebody, text: string, at?: string) =>
      site.call('GET', 'Barrage/send', { token: who.token, query: `?${new URLSearchParams({ id: room, text })}`, ...(at && { at }) }),
    status: async (who: Somebody, whom?: { id: number }) =>
      post('Live/getUserStatus', { id: room, ...(whom && { user_id: String(whom.id) }) }, who),
    list: async (kind: 'muted' | 'kicked' | 'assistants') =>
      (await query('RoomManage/getLiveRoomManageList', { id: room, kind, limit: 200 }, owner)).data as {
        list: { user: { id: string }; by: { id: string } | null; at: number; until: number | null; reason: string }[];
        total: number;
        totals: Record<'muted' | 'kicked' | 'assistants', number>;
      },
    log: async () =>
      (await post('RoomManage/actList', { id: room, limit: 100 }, owner)).data as {
        list: { act: string; by: { id: string }; user: { id: string }; reason: string; until: number | null; text: string; at: number }[];
        kept_days: number;
      },
    /** Events of some types on a member's own topic so far. */
    eventsOf: async ({ id }: { id: number }, ...types: string[]) =>
      ((await site.site.platform.events.after(`user:${id}`, 0)) ?? []).flatMap(({ type, data }) =>
        types.includes(type) ? [{ type, data }] : [],
      ),
    /** A member's browser on a node, subscribed to topics. */
    async tab(who: Somebody, topics: readonly string[], origin = site.origin): Promise<TestSocket> {
      const socket = await openTestSocket(origin);
      socket.send({ type: 'register', data: { info: 'web', lang: 'zh', token: who.token } });
      for (const topic of topics) socket.send({ type: 'subscribe', data: { topic } });
      await socket.until((frames) =>
        topics.every((topic) => frames.some(({ type, data }) => type === 'subscribed' && data.topic === topic)),
      );
      return socket;
    },
    close: () => site.close(),
  };
}
export type ModerationWorld = Awaited<ReturnType<typeof moderationWorld>>;
