import type { FastifyBaseLogger } from 'fastify';
import { clockFrom, systemClock, type Clock } from '../platform/clock.ts';
import { createEventLog } from '../platform/events.ts';
import { createFaults } from '../platform/faults.ts';
import { createLeases } from '../platform/leases.ts';
import { createSiteOrigin, nodeOrigin } from '../platform/origin.ts';
import type { Platform } from '../platform/platform.ts';
import type { Bus } from '../ports/bus/index.ts';
import { createLocalBus } from '../ports/bus/local.ts';
import type { OpenDatabase } from '../ports/database/database.ts';
import type { Settings } from '../settings.ts';

export interface PlatformOptions {
  settings: Settings;
  database: OpenDatabase;
  log: FastifyBaseLogger;
  /** Default that of the settings, else the machine's. */
  clock?: Clock | undefined;
  /** Port of the site; default that of the settings. */
  port?: () => number;
  /** Opens the bus to other nodes; default this process alone. */
  openBus?: ((log: FastifyBaseLogger) => Bus) | undefined;
  /** A name of this node that outlives its process; default one of this process. */
  node?: string | undefined;
}

/** Creates the dependencies of all modules, on an open database. */
export function createPlatform({
  settings,
  database: { db },
  log,
  clock,
  port = () => settings.port,
  openBus = createLocalBus,
  node,
}: PlatformOptions): Platform {
  const time = clock ?? (settings.clock === undefined ? systemClock : clockFrom(settings.clock));
  const [bus, faults] = [openBus(log), createFaults(log)];
  return {
    settings,
    db,
    clock: time,
    bus,
    events: createEventLog(db, bus, time),
    log,
    faults,
    leases: createLeases({ db, bus, faults }, node, () => settings.nodeOrigin ?? nodeOrigin(settings.host, port())),
    origin: createSiteOrigin(settings, port),
  };
}
