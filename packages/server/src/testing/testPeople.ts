import { rooms } from '../modules/live/room/index.ts';
import type { TestSite } from './testSite.ts';

/** A signed-in member. */
export interface TestPerson {
  id: number;
  token: string;
}

/** A person with a room, whose id is as on the wire. */
export interface TestAnchor extends TestPerson {
  room: string;
}

type Status = 'live' | 'ended' | 'not_started';

/** Makes members of a site, each with a sign-in of their own. */
export function testPeople({ site, clock, join }: TestSite) {
  let people = 0;

  async function newcomer(change: Parameters<TestSite['join']>[1] = {}): Promise<TestPerson> {
    const mobile = `1590000${String((people += 1)).padStart(4, '0')}`;
    const id = await join(mobile, change);
    const token = await site.account.sessions.begin(id, { way: 'password', userAgent: 'test', address: '127.0.0.1' });
    if (token === undefined) throw new Error('nobody may sign in');
    return { id, token };
  }

  return {
    newcomer,
    async anchor(status: Status = 'live', room: Partial<typeof rooms.$inferInsert> = {}): Promise<TestAnchor> {
      const person = await newcomer({ isAnchor: true });
      const [row] = await site.platform.db
        .insert(rooms)
        .values({
          ownerId: person.id,
          title: '房间',
          category: 'football',
          status,
          startedAt: status === 'live' ? clock.now() : null,
          ...room,
        })
        .returning({ id: rooms.id });
      return { ...person, room: String(row?.id) };
    },
    /** Gives a member diamonds. */
    async fund({ id }: TestPerson, amount: number): Promise<void> {
      await site.platform.events.transaction((tx, emit) =>
        site.ledger.post(tx, emit, { kind: 'opening', member: id, moves: [{ unit: 'diamond', from: 'issue', to: id, amount }] }),
      );
    },
    /** Diamonds that a member owns. */
    owned: async ({ id }: TestPerson): Promise<number> => (await site.ledger.state(id)).balance,
    /** Events of one type on a topic so far. */
    async received(topic: string, type: string): Promise<unknown[]> {
      const received: unknown[] = [];
      for (let seq = 0; ;) {
        // Not all are read in one go.
        const events = (await site.platform.events.after(topic, seq)) ?? [];
        const last = events.at(-1);
        if (!last) return received;
        seq = last.seq;
        received.push(...events.filter((event) => event.type === type).map(({ data }) => data));
      }
    },
  };
}
export type TestPeople = ReturnType<typeof testPeople>;
