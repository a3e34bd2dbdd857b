import { silentAfter, type JobStatus, type NodeStatus, type PushStatus } from '@pitchside/api/desk/status';
import { readDatabaseState } from '../../../platform/databaseState.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { readJournal } from '../../../platform/migrationFiles.ts';
import type { Platform } from '../../../platform/platform.ts';
import { serverPackage } from '../../../platform/project.ts';
import type { OpenDesk } from '../operations/index.ts';
import { createStatusRepository } from './status.repository.ts';
import type { nodeReadings } from './status.tables.ts';
import type { JobRounds } from './status.types.ts';

/** Milliseconds for which a node that tells nothing more is still shown. */
const shownFor = 10 * 60_000;

/** Rounds that a job may miss before it counts as late, and seconds on top, so that a quick job is not late for a restart. */
const grace = { rounds: 3, seconds: 60 };

type Row = typeof nodeReadings.$inferSelect;

const newest = (instants: readonly (number | null)[]): number | null => {
  const known = instants.filter((each) => each !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/** A job over all nodes: any of them may have had its last round. */
function jobOf(name: string, rounds: readonly JobRounds[], now: number, since: number): JobStatus {
  const every = Math.max(...rounds.map((each) => each.every));
  const done = newest(rounds.map(({ doneAt }) => doneAt));
  return {
    name,
    every,
    done_at: done,
    failed_at: newest(rounds.map(({ failedAt }) => failedAt)),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
    is_late: now - (done ?? since) > (every * grace.rounds + grace.seconds) * 1_000,
  };
}

function jobsOf(rows: readonly Row[], now: number): JobStatus[] {
  const living = rows.filter(({ at }) => now - at <= silentAfter * 1_000);
  const since = Math.min(now, ...living.map(({ startedAt }) => startedAt));
  const rounds = Map.groupBy(
    living.flatMap(({ reading }) => reading.jobs),
    ({ name }) => name,
  );
  return [...rounds].map(([name, own]) => jobOf(name, own, now, since)).toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function nodeOf({ name, startedAt, at, reading }: Row, now: number, level: number): NodeStatus {
  const { level: known, clockAhead, jobs: _, ...rest } = reading;
  return {
    ...rest,
    name,
    clock_ahead: clockAhead,
    is_older: known < level,
    started_at: startedAt,
    told_at: at,
    is_silent: now - at > silentAfter * 1_000,
  };
}

/** Answers operators how the machines of the site are, by what each node told. */
export function createStatus(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  { open, push }: { open: OpenDesk; push: () => Promise<PushStatus> },
): Pick<Handlers, 'adminStatus'> {
  const repository = createStatusRepository(db);
  const migrations = readJournal(serverPackage());
  return {
    adminStatus: open(async () => {
      const [{ version, bytes, isReadOnly, took, level }, { now, nodes }, pushed] = await Promise.all([
        readDatabaseState(db),
        repository.readings(shownFor),
        push(),
      ]);
      return {
        server_at: now,
        database: {
          version,
          bytes,
          is_read_only: isReadOnly,
          took: Math.round(took),
          pending: migrations.flatMap(({ at, tag }) => (at > level ? [tag] : [])),
        },
        storage: settings.storage,
        bus: settings.busUrl === undefined ? ('database' as const) : ('nats' as const),
        nodes: nodes.map((row) => nodeOf(row, now, level)),
        jobs: jobsOf(nodes, now),
        push: pushed,
      };
    }),
  };
}
