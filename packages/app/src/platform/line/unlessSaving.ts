import { unlessLost } from '../log/later.ts';
import { isSaving } from './saver.store.ts';

/** Runs work that loads something ahead of need, or for looks alone; not where data is saved. */
export function unlessSaving(work: () => Promise<unknown>): void {
  if (!isSaving()) unlessLost(work());
}
