import type { Member } from '../platform/handlers.ts';
import type { Connection } from './connection.ts';

/** Connections of members by session, so that the end of a session finds them without a search of all others. */
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
    /** Sets the member of a connection; undefined for a visitor. */
    set(connection: Connection, member: Member | undefined): void {
      forget(connection);
      connection.member = member;
      if (member) sockets.set(member.sessionId, (sockets.get(member.sessionId) ?? new Set()).add(connection));
    },
    /** Removes a closed connection. */
    forget,
    /** Connections of a session. */
    of: (sessionId: number): Connection[] => [...(sockets.get(sessionId) ?? [])],
    /** Sessions with a connection here. */
    ids: (): number[] => [...sockets.keys()],
  };
}
export type SignedIn = ReturnType<typeof createSignedIn>;
