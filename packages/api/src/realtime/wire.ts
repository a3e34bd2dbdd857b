/** Milliseconds between heartbeats. Source: specification section 9. */
export const heartbeatInterval = 30_000;

/** Code of a server frame: 100 is pushed by the server, 200 answers a frame of this client. */
export const frameCodes = { push: 100, reply: 200 } as const;
