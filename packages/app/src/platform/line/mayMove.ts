import { isSaving } from './saver.store.ts';

/** Whether pictures may move by themselves; false where the person wants less motion, and where data is saved. */
export const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && !isSaving();
