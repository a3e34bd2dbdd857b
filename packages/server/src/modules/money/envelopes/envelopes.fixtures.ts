import type { Envelope, EnvelopeEvent } from '@pitchside/api/money/envelopes';
import { testPeople, type TestPerson } from '../../../testing/testPeople.ts';
import { openTestSite, type Answer } from '../../../testing/testSite.ts';

/** Info response of an envelope. */
export interface Info {
  envelope: Envelope;
  mine: number | null;
  unmet: string | null;
  shares: { member: { id: string }; amount: number }[];
}

/** A site with members who send and claim. */
export async function envelopeWorld() {
  const site = await openTestSite();
  const people = testPeople(site);
  const give = ({ token }: TestPerson, room: string, more: object = {}, headers: Record<string, string> = {}) =>
    site.call('POST', 'Redenvelope/insert', { token, headers, body: { id: room, total: 100, count: 10, ...more } });
  return {
    site,
    people,
    give,
    /** Sends an envelope that must succeed. */
    async given(giver: TestPerson, room: string, more: object = {}): Promise<Envelope> {
      const { code, msg, data } = await give(giver, room, more);
      if (code !== 0) throw new Error(msg);
      return (data as { envelope: Envelope }).envelope;
    },
    take: ({ token }: TestPerson, id: string, headers: Record<string, string> = {}): Promise<Answer> =>
      site.call('POST', 'Redenvelope/receiveRed', { token, headers, body: { id } }),
    async info(id: string, token?: string): Promise<Info> {
      return (await site.call('POST', 'Redenvelope/getRedInfo', { body: { id }, ...(token !== undefined && { token }) })).data as Info;
    },
    /** Events of an envelope on the topic of a room. */
    async heard(room: string, id: string): Promise<EnvelopeEvent[]> {
      const events = (await people.received(`room:${room}`, 'envelope')) as EnvelopeEvent[];
      return events.filter((event) => (event.act === 'opened' ? event.envelope.id : event.id) === id);
    },
  };
}
export type EnvelopeWorld = Awaited<ReturnType<typeof envelopeWorld>>;
