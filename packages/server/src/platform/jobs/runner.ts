import { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../../ports/database/database.ts';
import type { Platform } from '../platform.ts';
import type { Running } from '../running.types.ts';
import { traced } from '../tracing.ts';
import type { Job } from './job.ts';

/** Seconds without a heartbeat after which a round counts as interrupted, and between two checks for such rounds. */
const [silence, look] = [10, 5];
/** Seconds until a failed round is retried, and the number of retries. */
const again = { retryDelay: 2, retryLimit: 2 };
/** Seconds for which finished rounds can be looked up. */
const retentionSeconds = 3_600;
/** Milliseconds that rounds in hand are given when the node stops. */
const patience = 5_000;

/** Seconds between a node's polls for a due job: a tenth of its interval, from 0.5 to 5. */
const pollOf = ({ every }: Job): number => Math.min(5, Math.max(0.5, every / 10));

/** Notes that a round of a job is over, after so many seconds. */
export type NoteRound = (job: string, outcome: 'done' | 'failed', seconds: number) => void;

/**
 * Runs jobs beside all other nodes of a database: one round of each job at a time in the whole site, and the next is scheduled when one
 * begins. A round that throws is a fault and is retried; a round whose node was killed goes on elsewhere.
 */
export async function runJobs(
  { faults, log }: Pick<Platform, 'faults'> & { log: Pick<Platform['log'], 'warn'> },
  { url }: Pick<OpenDatabase, 'url'>,
  jobs: readonly Job[],
  note: NoteRound = () => undefined,
): Promise<Running> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    application_name: 'pitchside jobs',
    max: 4,
    superviseIntervalSeconds: look,
    monitorIntervalSeconds: look,
    maintenanceIntervalSeconds: 600,
  });
  const unattended = faults.inJob('jobs could not be looked after; they are again in a moment');
  // The runner passes on a copy of the driver's error, which is no Error any more.
  boss.on('error', (error) => unattended(Object.assign(new Error(error.message), error)));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job runner warns'));
  await boss.start();
  for (const job of jobs) {
    const { name, every } = job;
    // Stately policy: one round scheduled and one running at most, whichever node schedules it.
    const rules = { ...again, heartbeatSeconds: silence, deleteAfterSeconds: retentionSeconds };
    await boss.createQueue(name, { policy: 'stately', ...rules });
    await boss.work(name, { pollingIntervalSeconds: pollOf(job) }, async () => {
      await boss.send(name, null, { startAfter: every });
      const begun = performance.now();
      const took = () => (performance.now() - begun) / 1_000;
      await traced(`job ${name}`, 'root', async () => job.run()).catch((error: unknown) => {
        note(name, 'failed', took());
        faults.inJob(name)(error);
        throw error;
      });
      note(name, 'done', took());
    });
    // Of nodes that start together one plans the first round.
    await boss.send(name, null, { singletonSeconds: every });
    // If the chain ever breaks, its next round is scheduled within a minute; while one is scheduled this does nothing. It starts after one
    // interval, because between the start of a round and the scheduling of the next there is none for a moment: the job must not run twice
    // for that.
    await boss.schedule(name, '* * * * *', null, { startAfter: every });
  }
  return { stop: () => boss.stop({ graceful: true, timeout: patience, close: true }) };
}
