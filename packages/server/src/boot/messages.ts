/** Ports that the system chose for a site, kept when it starts again. */
export interface Ports {
  port: number;
  rtmpPort: number;
}

/** Messages of the supervisor to the site's process. */
export type ToSite =
  /** Begin: where the database is, and, when the site was there before, its ports. */
  | { type: 'begin'; url: string; place: string; ports?: Ports | undefined }
  /** Finish what is in flight and end. */
  | { type: 'stop' };

/** Messages of the site's process to the supervisor. */
export interface FromSite {
  type: 'ready';
  ports: Ports;
}

/** Exit codes of the site by what they mean; `away`: its database did not answer while it started, which may pass. */
export const exits = { asked: 0, notStarted: 1, away: 69, fault: 70 } as const;
