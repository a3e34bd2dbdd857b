import { readdirSync, readFileSync } from 'node:fs';

const numbered = (folder) => readdirSync(folder).filter((name) => /^\d+$/.test(name));
/** Reads a file of a process in /proc; empty for a process that has ended meanwhile. */
function said(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Time that the threads of a process have had a processor for, ms. */
function ownTime(pid) {
  try {
    return numbered(`/proc/${pid}/task`).reduce(
      (sum, task) => sum + Number(said(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]) / 1e6,
      0,
    );
  } catch {
    return 0;
  }
}

/**
 * Returns the CPU time of a process and its descendants, ms, without those that have ended; NaN outside Linux.
 * @param {number | undefined} root its id
 */
export function processorTime(root) {
  if (process.platform !== 'linux' || root === undefined) return Number.NaN;
  const parents = numbered('/proc').map((pid) => [Number(pid), Number(/PPid:\s*(\d+)/.exec(said(`/proc/${pid}/status`))?.[1])]);
  const childrenOf = (pid) => parents.filter(([, parent]) => parent === pid).map(([child]) => child);
  const timeOf = (pid) => childrenOf(pid).reduce((sum, child) => sum + timeOf(child), ownTime(pid));
  return timeOf(root);
}
