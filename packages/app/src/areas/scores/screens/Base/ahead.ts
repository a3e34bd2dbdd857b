import { basketballTable, competitionTree, seasonList, seasonRounds, seasonTable } from '@pitchside/api/competitions';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { ofSeason, readPlace, type BaseSport } from './place.ts';

/** What a database asks first: its tree, and the season that the address names. */
const aheadOf = (sport: BaseSport) => (parameters: URLSearchParams) => {
  askAhead(competitionTree, { sport });
  const place = readPlace(sport, parameters);
  if (place.id === undefined) return;
  askAhead(seasonList, { id: place.id });
  askAhead(seasonRounds, ofSeason(place));
  if (sport === 'football') askAhead(seasonTable, { ...ofSeason(place), live: 1 });
  else askAhead(basketballTable, ofSeason(place));
};

/** What /base-football asks first. */
export const football = aheadOf('football');
/** What /base-basketball asks first. */
export const basketball = aheadOf('basketball');
