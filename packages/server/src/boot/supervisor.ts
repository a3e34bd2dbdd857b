import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWatchdog } from '../ports/watchdog.ts';
import { exits, type FromSite, type Ports, type ToSite } from './messages.ts';
import { sameBeginning } from './progress.ts';

/**
 * Times of the supervisor, ms: `pauses` before a restart, by how often the site ended soon after its last start; `soon`, how long counts as
 * soon; `patience`, how long the site may take to end when asked. `firstStarts` bounds the tries of a first start whose database does not
 * answer: it may be starting itself, or the machine may be busy.
 */
export const supervision = { pauses: [200, 1_000, 3_000, 10_000, 30_000], soon: 10_000, patience: 12_000, firstStarts: 4 };

/**
 * Flags of the site's process. Without a bound V8 lets the garbage of a start stand for as long as the machine has memory: 720 MB at a
 * first start, for which 380 are enough. The bound also limits how far the heap grows between two collections. The young generation is
 * large, because a collection of the old one stops the process for tenths of a second under load.
 * @param megabytes size of the old generation
 */
export const heapFlags = (megabytes: number): string[] => [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=16'];

/**
 * Environment of the site's process: its threads share two malloc arenas. With one arena each, freed memory stays fragmented: 30 MB at a
 * first start.
 */
const surroundings = { MALLOC_ARENA_MAX: '2' };

/** One site process, supervised. */
export interface SupervisedSite {
  /** Passes the database to the site's process, which has loaded its code meanwhile. */
  begin(database: { url: string; place: string }): void;
  /** Resolves with the exit code of the whole program: the site was stopped, or never became ready. */
  over: Promise<number>;
  /** Lets the site finish requests in flight. */
  stop(): Promise<void>;
}

/**
 * Starts the site in a process of its own and restarts it whenever it ends unasked.
 * @param program file of the site's process
 * @param say receives a line when it ended
 * @param flags of the runtime, for its process alone
 */
export function superviseSite(
  program: string,
  say: (line: string) => void,
  limits = supervision,
  flags: readonly string[] = [],
): SupervisedSite {
  const watchdog = createWatchdog('KILL');
  let site: ChildProcess;
  let database: { url: string; place: string } | undefined;
  let ports: Ports | undefined;
  let readyAt: number | undefined;
  let repeats = 0;
  let isStopping = false;
  let waiting: NodeJS.Timeout | undefined;
  let finish: (code: number) => void = () => undefined;
  const over = new Promise<number>((resolve) => (finish = resolve));

  const post = (message: ToSite) => void (site.connected && site.send(message, () => undefined));
  const hand = () => database && post({ type: 'begin', ...database, ports });

  // A fixed id, so that the site's leases are its own again after a crash and need not run out first.
  const node = randomUUID();

  function launch(): void {
    readyAt = undefined;
    const begun = fork(program, [], {
      execArgv: [...process.execArgv, ...flags],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...surroundings, ...sameBeginning(), PITCHSIDE_NODE: node },
    });
    site = begun;
    watchdog.watch(begun.pid);
    begun.on('message', (message: FromSite) => {
      ports = message.ports;
      readyAt = performance.now();
    });
    let isGone = false;
    const gone = (how: string, code: number) => {
      if (isGone) return;
      isGone = true;
      watchdog.watch(undefined);
      ended(how, code);
    };
    begun.on('error', (error) => gone(error.message, exits.notStarted));
    begun.once('exit', (code, signal) => gone(signal ?? `code ${code}`, code ?? exits.notStarted));
    hand();
  }

  function ended(how: string, code: number): void {
    // Without ports it never became ready: a wrong setting stays wrong, however often it is tried.
    const mayPass = code === exits.away && repeats + 1 < limits.firstStarts;
    if (isStopping || (!ports && !mayPass)) {
      watchdog.dismiss();
      if (isStopping) return finish(exits.asked);
      return finish(code === exits.away ? exits.notStarted : code);
    }
    repeats = readyAt !== undefined && performance.now() - readyAt > limits.soon ? 0 : repeats + 1;
    const pause = limits.pauses[Math.min(Math.max(0, repeats - 1), limits.pauses.length - 1)] ?? 0;
    say(`The site ended (${how}) and starts again in ${pause / 1_000} s.`);
    waiting = setTimeout(launch, pause);
  }

  launch();
  return {
    over,
    begin(found) {
      database = found;
      hand();
    },
    async stop() {
      isStopping = true;
      clearTimeout(waiting);
      if (site.exitCode !== null || site.signalCode !== null) {
        watchdog.dismiss();
        return finish(exits.asked);
      }
      post({ type: 'stop' });
      const late = setTimeout(() => site.kill('SIGKILL'), limits.patience);
      await over;
      clearTimeout(late);
    },
  };
}
