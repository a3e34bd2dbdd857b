import { liveTable } from '../../matches.store.ts';

/** Fills the table. */
export const takeFirst = (): void => liveTable('basketball').follow()();

export { BasketballScreen as Component } from './BasketballScreen.tsx';
