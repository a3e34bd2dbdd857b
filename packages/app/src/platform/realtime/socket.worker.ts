import { createHost } from '@pitchside/api/realtime/broker';

/** Keeps the sockets of all pages of this browser; each page comes by a port of its own. */
const take = createHost();

addEventListener('connect', (event) => {
  const [port] = event instanceof MessageEvent ? event.ports : [];
  if (port) take(port);
});
