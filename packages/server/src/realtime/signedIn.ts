import type { Member } from '../platform/handlers.ts';
import type { Connection } from './connection.ts';

/** Sockets of members by their sessions, so that the end of one finds them without a look at all the others. */
export function createSignedIn() {
  const sockets = new Map<number, Set<Connection>>();

  function forget(connection: Connection): void {
    const id = connection.member?.sessionId;
    if (id === undefined) return;
    const known = sockets.get(id);
    known?.delete(connection);
    if (known?.size === 0) sockets.delete(id);
  }

  return {
    /** Says for whom a socket speaks from now on; a visitor without one. */
    set(connection: Connection, member: Member | undefined): void {
      forget(connection);
      connection.member = member;
      if (member) sockets.set(member.sessionId, (sockets.get(member.sessionId) ?? new Set()).add(connection));
    },
    /** The socket is gone. */
    forget,
    /** Sockets of a session. */
    of: (sessionId: number): Connection[] => [...(sockets.get(sessionId) ?? [])],
    /** Sessions that have a socket here. */
    ids: (): number[] => [...sockets.keys()],
  };
}
export type SignedIn = ReturnType<typeof createSignedIn>;
