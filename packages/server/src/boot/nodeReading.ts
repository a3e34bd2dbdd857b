import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JobRounds, NodeReading } from '../modules/desk/status/index.ts';
import { clockAhead } from '../platform/databaseState.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { NoteRound } from '../platform/jobs/runner.ts';
import { newestMigration } from '../platform/migrationFiles.ts';
import type { Platform } from '../platform/platform.ts';
import { serverPackage } from '../platform/project.ts';

/** Sources of a node's state: its figures for Prometheus, and what it runs. */
export interface NodeParts {
  sockets(): number;
  topics(): number;
  streams(): NodeReading['streams'];
  bus(): NodeReading['bus'];
  pool(): NodeReading['pool'];
  disk(): Promise<{ size: number; free: number }>;
  storing(): Promise<unknown>;
  port(): number;
  jobs(): readonly Job[];
}

/** Resolution of the event loop's delay, ms; a turn that is on time is that long. */
const resolution = 10;

/** Reads how this node is, and remembers the rounds of its jobs. */
export function createNodeReading({ db, settings }: Pick<Platform, 'db' | 'settings'>, parts: NodeParts) {
  const level = newestMigration(serverPackage());
  const { version } = JSON.parse(readFileSync(join(serverPackage(), 'package.json'), 'utf8')) as { version: string };
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const rounds = new Map<string, Omit<JobRounds, 'name' | 'every'>>();
  const note: NoteRound = (job, outcome) => {
    const before = rounds.get(job) ?? { doneAt: null, failedAt: null, failures: 0 };
    const now = Date.now();
    rounds.set(job, outcome === 'done' ? { ...before, doneAt: now } : { ...before, failedAt: now, failures: before.failures + 1 });
  };
  async function read(): Promise<{ name: string; reading: NodeReading }> {
    const loop = Math.max(0, delay.percentile(99) / 1e6 - resolution);
    delay.reset();
    const [ahead, disk, stores] = await Promise.all([
      clockAhead(db),
      parts.disk().catch(() => null),
      parts.storing().then(
        () => true,
        () => false,
      ),
    ]);
    const jobs = settings.roles.includes('jobs') ? parts.jobs() : [];
    return {
      name: `${hostname()}:${parts.port()}`,
      reading: {
        roles: [...settings.roles],
        release: version,
        level,
        loop: Math.round(loop * 10) / 10,
        memory: process.memoryUsage.rss(),
        sockets: parts.sockets(),
        topics: parts.topics(),
        pool: parts.pool(),
        disk,
        stores,
        clockAhead: ahead,
        streams: parts.streams(),
        bus: parts.bus(),
        jobs: jobs.map(({ name, every }) => ({ name, every, ...(rounds.get(name) ?? { doneAt: null, failedAt: null, failures: 0 }) })),
      },
    };
  }
  return { note, read, stop: () => void delay.disable() };
}
