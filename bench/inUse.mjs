import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Bytes of this process that are in use, and not only kept. */
export async function inUse() {
  for (let turn = 0; turn < 3; turn += 1) {
    collect();
    await new Promise((resume) => setTimeout(resume, 200));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
