import { isEsports } from '@pitchside/api/screens/Football';
import { liveTable } from '../../matches.store.ts';
import { EsportsBoard } from './FootballScreen.tsx';

/** Fills the table; of esports it brings the code too. */
export function takeFirst(address: URLSearchParams): Promise<void> | void {
  const isOfEsports = isEsports(address);
  liveTable(isOfEsports ? 'esports' : 'football').follow()();
  return isOfEsports ? EsportsBoard.ready() : undefined;
}

export { FootballScreen as Component } from './FootballScreen.tsx';
