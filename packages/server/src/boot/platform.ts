import type { FastifyBaseLogger } from 'fastify';
import { createLocalBus } from '../platform/bus.ts';
import { clockFrom, systemClock, type Clock } from '../platform/clock.ts';
import { createEventLog } from '../platform/events.ts';
import { createFaults } from '../platform/faults.ts';
import { createSiteOrigin } from '../platform/origin.ts';
import type { Platform } from '../platform/platform.ts';
import type { OpenDatabase } from '../ports/database/database.ts';
import type { Settings } from '../settings.ts';

export interface PlatformOptions {
  settings: Settings;
  database: OpenDatabase;
  log: FastifyBaseLogger;
  /** Default that of the settings, else the machine's. */
  clock?: Clock | undefined;
  /** The port that the site listens on; default that of the settings. */
  port?: () => number;
}

/** What every module is given, on an open database. */
export function createPlatform({ settings, database: { db }, log, clock, port = () => settings.port }: PlatformOptions): Platform {
  const time = clock ?? (settings.clock === undefined ? systemClock : clockFrom(settings.clock));
  const bus = createLocalBus();
  return { settings, db, clock: time, bus, events: createEventLog(db, bus, time), log, faults: createFaults(log), origin: createSiteOrigin(settings, port) };
}
