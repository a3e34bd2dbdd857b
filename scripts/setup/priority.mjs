import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_LOW } = constants.priority;

/** Runs what may not be done here, or is over already: priority is a courtesy. */
function ask(work) {
  try {
    work();
  } catch {
    // The process goes on as it is.
  }
}

/**
 * Lets a process, and what it starts from now on, have only the time that nobody else wants.
 * Linux shares the machine between sessions first, and only then between the processes of one: both are told.
 * @param {number} pid leader of a session of its own
 */
export function yieldToOthers(pid) {
  ask(() => setPriority(pid, PRIORITY_LOW));
  ask(() => writeFileSync(`/proc/${pid}/autogroup`, String(PRIORITY_LOW)));
}
