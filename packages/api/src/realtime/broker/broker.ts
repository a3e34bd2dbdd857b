import { createGuest } from './guest.ts';
import type { Guest, Line } from './broker.types.ts';
import { createLine, type LineOptions } from './line.ts';
import type { BrokerMessage, PageMessage } from '../shared/sharedProtocol.ts';

/** A page, as the broker sees it. */
export interface Seated {
  /** Takes a word of the page. */
  hear(message: PageMessage): void;
  /** The page is gone. */
  leave(): void;
}

/**
 * Keeps the sockets of all pages of a browser: pages with the same address, language, token and company of odds share one. Any other
 * page has one of its own, so that nobody receives data of somebody else.
 */
export function createBroker(options: LineOptions) {
  const lines = new Set<Line>();

  function leaveLine(guest: Guest): void {
    const { line } = guest;
    guest.leaveLine();
    if (!line || line.guests.size > 0) return;
    line.close();
    lines.delete(line);
  }

  /** Gives a page the line that it belongs on; a page that is alone on its line takes the line along. */
  function seat(guest: Guest): void {
    const { passport } = guest;
    if (!passport) return;
    if (guest.line?.fits(guest)) return;
    const fitting = [...lines].find((line) => line.fits(guest));
    const isAlone = guest.line?.guests.size === 1 && guest.isPrivate === guest.line.isPrivate;
    if (!fitting && guest.line && isAlone && guest.line.change(guest)) return;
    leaveLine(guest);
    const line = fitting ?? createLine(passport, guest, options);
    lines.add(line);
    guest.join(line);
  }

  function send(guest: Guest, frame: Extract<PageMessage, { type: 'send' }>['frame']): void {
    if (frame.type === 'toggle') guest.company = frame.data.company_id;
    // The words about a QR sign-in go to the socket that asked, and it asks for one at a time.
    if (frame.type === 'login') guest.isPrivate = true;
    const before = guest.line;
    seat(guest);
    // A line that was opened or changed for a company has said so itself.
    if (frame.type === 'toggle') guest.line?.choose(frame.data.company_id);
    else if (guest.line === before) guest.line?.realtime.send(frame);
  }

  return {
    /** Takes in a page; `post` brings a word to it. */
    enter(post: (message: BrokerMessage) => void): Seated {
      const guest = createGuest(post);
      return {
        hear(message) {
          if (message.type === 'passport') {
            guest.passport = message.passport;
            guest.isPrivate = false;
            seat(guest);
          }
          if (message.type === 'hurry') guest.line?.hurry();
          if (message.type === 'subscribe') guest.subscribe(message.id, message.topic, message.from);
          if (message.type === 'unsubscribe') guest.unsubscribe(message.id);
          if (message.type === 'send') send(guest, message.frame);
        },
        leave: () => leaveLine(guest),
      };
    },
  };
}
