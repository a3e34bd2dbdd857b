import { eq } from 'drizzle-orm';
import { openTestSite, type Answer, type TestSite } from '../../../testing/testSite.ts';
import { rooms } from '../room/index.ts';

/** A signed-in member. */
export interface Somebody {
  id: number;
  token: string;
}

/** An anchor with a room. */
export interface Anchor extends Somebody {
  room: string;
}

/** A site with a shortcut for creating anchors. */
export async function studioWorld(...options: Parameters<typeof openTestSite>) {
  const site: TestSite = await openTestSite(...options);
  const { db } = site.site.platform;
  let people = 0;
  const somebody = async (change: Parameters<TestSite['join']>[1] = {}): Promise<Somebody> => {
    const mobile = `1377000${String((people += 1)).padStart(4, '0')}`;
    const id = await site.join(mobile, { nickname: `球迷${people}`, ...change });
    const token = await site.site.account.sessions.begin(id, { way: 'password', userAgent: 'test', address: '127.0.0.1' });
    return { id, token: token ?? '' };
  };
  return {
    site,
    somebody,
    async anchor(values: Partial<typeof rooms.$inferInsert> = {}): Promise<Anchor> {
      const who = await somebody({ isAnchor: true, nickname: `主播${people}` });
      const [row] = await db
        .insert(rooms)
        .values({ ownerId: who.id, title: '房间', category: 'football', ...values })
        .returning({ id: rooms.id });
      return { ...who, room: String(row?.id) };
    },
    post: (path: string, body: Record<string, unknown>, who?: Somebody): Promise<Answer> =>
      site.call('POST', path, { body, ...(who && { token: who.token }) }),
    get: (path: string, params: Record<string, unknown> = {}, who?: Somebody): Promise<Answer> =>
      site.call('GET', path, { query: `?${new URLSearchParams(params as Record<string, string>)}`, ...(who && { token: who.token }) }),
    row: async (room: string) =>
      (
        await db
          .select()
          .from(rooms)
          .where(eq(rooms.id, Number(room)))
      )[0],
    /** Events of some types on a topic so far. */
    eventsOn: async (topic: string, ...types: string[]) =>
      ((await site.site.platform.events.after(topic, 0)) ?? []).flatMap(({ type, data }) => (types.includes(type) ? [{ type, data }] : [])),
    close: () => site.close(),
  };
}
export type StudioWorld = Awaited<ReturnType<typeof studioWorld>>;
