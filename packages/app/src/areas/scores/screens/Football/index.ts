import { liveTable } from '../../matches.store.ts';

/** Fills the table. */
export const takeFirst = (): void => liveTable('football').follow()();

export { FootballScreen as Component } from './FootballScreen.tsx';
