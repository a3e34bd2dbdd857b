import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../ports/database/database.ts';
import type { Settings } from '../settings.ts';
import type { Bus } from '../ports/bus/index.ts';
import type { Clock } from './clock.ts';
import type { EventLog } from './events.ts';
import type { Faults } from './faults.ts';
import type { Leases } from './leases.ts';
import type { SiteOrigin } from './origin.ts';

/** Dependencies that every module of the server gets; nothing else is global. */
export interface Platform {
  settings: Settings;
  db: Database;
  clock: Clock;
  bus: Bus;
  events: EventLog;
  log: FastifyBaseLogger;
  faults: Faults;
  leases: Leases;
  origin: SiteOrigin;
}
