import { createGuest } from './guest.ts';
import type { Guest, SharedConnection } from './broker.types.ts';
import { createSharedConnection, type ConnectionOptions } from './sharedConnection.ts';
import type { BrokerMessage, PageMessage } from '../shared/sharedProtocol.ts';

/** A page, as the broker sees it. */
export interface BrokerPage {
  /** Takes a word of the page. */
  hear(message: PageMessage): void;
  /** The page is gone. */
  leave(): void;
}

/**
 * Keeps the sockets of all pages of a browser: pages with the same address, language, token and company of odds share one. Any other
 * page has one of its own, so that nobody receives data of somebody else.
 */
export function createBroker(options: ConnectionOptions) {
  const connections = new Set<SharedConnection>();

  function leaveConnection(guest: Guest): void {
    const { connection } = guest;
    guest.leaveConnection();
    if (!connection || connection.guests.size > 0) return;
    connection.close();
    connections.delete(connection);
  }

  /** Gives a page the connection that it belongs on; a page that is alone on its connection takes the connection along. */
  function assign(guest: Guest): void {
    const { passport } = guest;
    if (!passport) return;
    if (guest.connection?.fits(guest)) return;
    const fitting = [...connections].find((connection) => connection.fits(guest));
    const isAlone = guest.connection?.guests.size === 1 && guest.isPrivate === guest.connection.isPrivate;
    if (!fitting && guest.connection && isAlone && guest.connection.change(guest)) return;
    leaveConnection(guest);
    const connection = fitting ?? createSharedConnection(passport, guest, options);
    connections.add(connection);
    guest.join(connection);
  }

  function send(guest: Guest, frame: Extract<PageMessage, { type: 'send' }>['frame']): void {
    if (frame.type === 'toggle') guest.company = frame.data.company_id;
    // The words about a QR sign-in go to the socket that asked, and it asks for one at a time.
    if (frame.type === 'login') guest.isPrivate = true;
    const before = guest.connection;
    assign(guest);
    // A connection that was opened or changed for a company has said so itself.
    if (frame.type === 'toggle') guest.connection?.choose(frame.data.company_id);
    else if (guest.connection === before) guest.connection?.realtime.send(frame);
  }

  return {
    /** Takes in a page; `post` brings a word to it. */
    enter(post: (message: BrokerMessage) => void): BrokerPage {
      const guest = createGuest(post);
      return {
        hear(message) {
          if (message.type === 'passport') {
            guest.passport = message.passport;
            guest.isPrivate = false;
            assign(guest);
          }
          if (message.type === 'hurry') guest.connection?.hurry();
          if (message.type === 'subscribe') guest.subscribe(message.id, message.topic, message.from);
          if (message.type === 'unsubscribe') guest.unsubscribe(message.id);
          if (message.type === 'send') send(guest, message.frame);
        },
        leave: () => leaveConnection(guest),
      };
    },
  };
}
