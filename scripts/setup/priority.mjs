import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const { PRIORITY_LOW } = constants.priority;

/** Runs what may not be done here, or is over already: priority is a courtesy. */
function ask(work) {
  try {
    work();
  } catch {
    // The process continues with its priority.
  }
}

/**
 * Lowers the CPU priority of a process and its later children: by default to idle time only.
 * Linux shares the machine between sessions first, and only then between the processes of one: both are set.
 * @param {number} pid leader of a session of its own
 * @param {number} [nice] 1 to 19; 5 is a third of what others get
 */
export function yieldToOthers(pid, nice = PRIORITY_LOW) {
  ask(() => setPriority(pid, nice));
  ask(() => writeFileSync(`/proc/${pid}/autogroup`, String(nice)));
}
