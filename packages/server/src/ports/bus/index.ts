import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';
import { createLocalBus } from './local.ts';
import { openNatsLine } from './nats.ts';
import { openPostgresLine } from './postgres.ts';
import { createRelay } from './relay.ts';

export type { Bus } from './bus.ts';

/** Opens the configured bus: NATS by `BUS_URL`, else a session of a database that other nodes reach too, else this process alone. */
export function openBus(
  { busUrl, sessionUrl }: { busUrl: string | undefined; sessionUrl: string | undefined },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Bus {
  const warn = (err: unknown) => log.warn({ err }, 'the bus between nodes is cut; what it would say is found by looking');
  if (busUrl !== undefined) return createRelay((events) => openNatsLine(busUrl, events, warn));
  if (sessionUrl !== undefined) return createRelay((events) => openPostgresLine(sessionUrl, events, warn));
  return createLocalBus();
}
