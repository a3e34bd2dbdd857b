import Fastify from 'fastify';
import { createLocalBus } from '../ports/bus/local.ts';
import type { Clock } from '../platform/clock.ts';
import { createEventLog } from '../platform/events.ts';
import { createFaults } from '../platform/faults.ts';
import { createLeases } from '../platform/leases.ts';
import { createSiteOrigin } from '../platform/origin.ts';
import type { Platform } from '../platform/platform.ts';
import type { Database } from '../ports/database/database.ts';
import { readSettings } from '../settings.ts';
import { assertFaults } from './faults.ts';
import { openTestDatabase } from './testDatabase.ts';
import { testKey } from './testKey.ts';

/** A clock that stands still until it is set. */
export interface TestClock extends Clock {
  set(now: number): void;
}

export function createTestClock(start: number): TestClock {
  let at = start;
  return { now: () => at, set: (now) => void (at = now) };
}

export interface TestPlatform {
  platform: Platform;
  clock: TestClock;
  /** A second client of the same database, on a connection of its own. */
  stranger: Database;
  /**
   * Drops the database.
   * @throws Error naming unexpected faults
   */
  close(): Promise<void>;
}

/** Dependencies of modules, on a fresh database and a clock that stands still. */
export async function testPlatform(now: number, environment: Record<string, string> = {}): Promise<TestPlatform> {
  const database = await openTestDatabase();
  const clock = createTestClock(now);
  const bus = createLocalBus();
  const settings = readSettings({ PITCHSIDE_LOG: 'silent', PITCHSIDE_KEY: testKey, PITCHSIDE_SIM_AHEAD: '0', ...environment });
  const { log } = Fastify();
  const faults = createFaults(log);
  return {
    clock,
    stranger: database.stranger,
    platform: {
      settings,
      db: database.db,
      clock,
      bus,
      events: createEventLog(database.db, bus, clock),
      log,
      faults,
      leases: createLeases({ db: database.db, bus, faults }),
      origin: createSiteOrigin(settings, () => settings.port),
    },
    async close() {
      await database.close();
      assertFaults(faults);
    },
  };
}
