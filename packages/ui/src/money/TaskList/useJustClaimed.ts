import { useState } from 'react';
import type { Task } from './task.ts';

/** The task claimed last while the list was shown, for the announcement. */
export function useJustClaimed(tasks: readonly Task[] | undefined): Task | undefined {
  const [before, setBefore] = useState(tasks);
  const [claimed, setClaimed] = useState<Task>();
  if (tasks && tasks !== before) {
    const ready = new Set(before?.filter(({ state }) => state === 'ready').map(({ id }) => id));
    const now = tasks.find(({ id, state }) => state === 'claimed' && ready.has(id));
    setBefore(tasks);
    if (now) setClaimed(now);
  }
  return claimed;
}
