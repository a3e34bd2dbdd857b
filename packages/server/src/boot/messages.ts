/** Ports that the system chose for a site, reused after a restart. */
export interface Ports {
  port: number;
  rtmpPort: number;
}

/** Messages of the supervisor to the site's process. */
export type ToSite =
  /** Begin: the database's address and, after a restart, the former ports. */
  | { type: 'begin'; url: string; place: string; ports?: Ports | undefined }
  /** Finish requests in flight and exit. */
  | { type: 'stop' };

/** Messages of the site's process to the supervisor. */
export interface FromSite {
  type: 'ready';
  ports: Ports;
}

/** Exit codes of the site by meaning; `away`: its database did not answer during the start, which may pass. */
export const exits = { asked: 0, notStarted: 1, away: 69, fault: 70 } as const;
