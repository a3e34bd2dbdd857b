import { appendFileSync } from 'node:fs';
import { createFaults } from '../platform/faults.ts';
import { runJobs } from '../platform/jobs/runner.ts';

// A node that does nothing but one job, in a process of its own that a test kills: `jobNodeMain.ts <database> <file>`.
const [, , url = '', file = ''] = process.argv;
const log = { error: () => undefined, warn: () => undefined };
await runJobs({ faults: createFaults(log), log }, { url }, [
  {
    name: 'test.cut',
    every: 3_600,
    // Never settles: only the end of the process ends it.
    run() {
      appendFileSync(file, `${process.pid}\n`);
      return new Promise(() => undefined);
    },
  },
]);
