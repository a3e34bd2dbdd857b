import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { loadLists, loadStrip, tasks, tasksOf } from './tasks.store.ts';

/** Refresh interval of progress while it is shown, ms. */
const fresh = 20_000;

/**
 * Loads the signed-in member's tasks while mounted: at once, at an interval, and when the server's day turns. `lists` loads both lists too.
 */
export function useTasks({ lists }: { lists: boolean }): void {
  const { user } = useSnapshot(session);
  const { strip } = useSnapshot(tasks);
  const id = user?.id;
  const untilNext = strip ? strip.refresh_at - strip.server_at : undefined;

  useEffect(() => {
    if (!id) return;
    tasksOf(id);
    const load = () => {
      if (document.visibilityState === 'hidden') return;
      void loadStrip();
      if (lists) void loadLists();
    };
    load();
    const timer = setInterval(load, fresh);
    document.addEventListener('visibilitychange', load);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', load);
    };
  }, [id, lists]);

  useEffect(() => {
    if (untilNext === undefined) return;
    const timer = setTimeout(() => {
      void loadStrip();
      if (lists) void loadLists();
    }, untilNext + 500);
    return () => clearTimeout(timer);
  }, [untilNext, lists]);
}
