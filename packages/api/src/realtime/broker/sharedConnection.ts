import type { ControlFrame } from '../plainFrames.ts';
import type { ControlFrameType } from '../realtime.contract.ts';
import { createSocketClient, type RealtimeOptions } from '../socketClient.ts';
import type { Guest, SharedConnection } from './broker.types.ts';
import type { Passport } from '../shared/sharedProtocol.ts';

/**
 * Most pages that share a socket. A page follows a dozen topics and sends a few frames as it opens; the server lets a socket follow 256
 * topics and send 300 frames in one burst, as a socket does when it reconnects.
 */
export const pagesPerConnection = 16;

/** Dependencies of every socket of the browser. */
export type ConnectionOptions = Pick<RealtimeOptions, 'WebSocket' | 'clock' | 'random' | 'network' | 'onError'>;

const same = (one: Passport, other: Passport) =>
  one.url === other.url && one.hello.lang === other.hello.lang && one.hello.token === other.hello.token;

/** Frames that are the connection's own business. */
const inner: readonly ControlFrameType[] = ['subscribed', 'reset'];

/** Makes a connection for a page; it is opened when the page joins it. */
export function createSharedConnection(
  first: Passport,
  { company: firstCompany, isPrivate }: Guest,
  options: ConnectionOptions,
): SharedConnection {
  let passport = first;
  let company = firstCompany;
  const guests = new Set<Guest>();
  const counts = new Map<string, ControlFrame>();
  // Pages check events with schemas that they have anyway: the broker of their sockets needs none.
  const realtime = createSocketClient(
    {
      ...options,
      url: () => passport.url,
      hello: () => passport.hello,
      ...(company !== undefined && { companyId: company }),
    },
    { onControl: dispatch },
  );

  function dispatch(frame: ControlFrame): void {
    if (inner.includes(frame.type)) return;
    if (frame.type === 'online') counts.set(frame.data.topic, frame);
    for (const guest of [...guests]) if (frame.type !== 'online' || guest.follows(frame.data.topic)) guest.post({ type: 'control', frame });
  }
  realtime.onStatus((status) => {
    if (status.state !== 'open') counts.clear();
    for (const guest of [...guests]) guest.post({ type: 'status', status });
  });

  return {
    realtime,
    guests,
    isPrivate,
    fits: (guest) =>
      guest.passport !== undefined &&
      same(passport, guest.passport) &&
      (company === undefined || guest.company === undefined || company === guest.company) &&
      isPrivate === guest.isPrivate &&
      (guests.has(guest) || (!isPrivate && guests.size < pagesPerConnection)),
    change(guest) {
      if (!guest.passport || guest.passport.url !== passport.url) return false;
      const isSameSpeaker = same(passport, guest.passport);
      passport = guest.passport;
      if (guest.company !== undefined) this.choose(guest.company, true);
      if (!isSameSpeaker) realtime.register();
      return true;
    },
    choose(wanted: string, isOver = false) {
      if (company === wanted || (company !== undefined && !isOver)) return;
      company = wanted;
      realtime.send({ type: 'toggle', data: { company_id: wanted } });
    },
    online: (topic) => counts.get(topic),
    hurry() {
      if (realtime.status.state === 'waiting') realtime.close();
      realtime.connect();
    },
    close: () => realtime.close(),
  };
}
