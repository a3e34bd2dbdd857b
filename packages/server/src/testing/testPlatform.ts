import Fastify from 'fastify';
import { createLocalBus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import { createEventLog } from '../platform/events.ts';
import type { Platform } from '../platform/platform.ts';
import { readSettings } from '../settings.ts';
import { openTestDatabase } from './testDatabase.ts';

/** A clock that stands until it is set. */
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
  close(): Promise<void>;
}

/** What modules are given, on a fresh database and a clock that stands. */
export async function testPlatform(now: number, environment: Record<string, string> = {}): Promise<TestPlatform> {
  const database = await openTestDatabase();
  const clock = createTestClock(now);
  const bus = createLocalBus();
  const settings = readSettings({ PITCHSIDE_LOG: 'silent', ...environment });
  return { clock, close: database.close, platform: { settings, db: database.db, clock, bus, events: createEventLog(database.db, bus, clock), log: Fastify().log } };
}
