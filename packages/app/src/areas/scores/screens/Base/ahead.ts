import {
  basketballPlayerSeason,
  basketballTable,
  competitionTree,
  footballPlayerSeason,
  seasonList,
  seasonRounds,
  seasonTable,
  teamSeason,
} from '@pitchside/api/scores/competitions';
import { askAhead } from '../../../../platform/ahead/ahead.ts';
import { ofSeason, ofTeam, readPlace, readSubject, type BaseSport } from '../../base/place.ts';

/** Loader of a database page: prefetches the tree and the season in the address, or the team or player in it. */
const aheadOf = (sport: BaseSport) => (parameters: URLSearchParams) => {
  const place = readPlace(sport, parameters);
  const subject = readSubject(parameters);
  if (subject?.kind === 'team') return askAhead(teamSeason, { ...ofTeam(place, subject.id), sport }, { quiet: true });
  if (subject) return askAhead(sport === 'football' ? footballPlayerSeason : basketballPlayerSeason, { id: subject.id }, { quiet: true });
  askAhead(competitionTree, { sport });
  if (place.id === undefined) return;
  askAhead(seasonList, { id: place.id });
  askAhead(seasonRounds, ofSeason(place));
  if (sport === 'football') askAhead(seasonTable, { ...ofSeason(place), live: 1 });
  else askAhead(basketballTable, ofSeason(place));
};

/** Loader of /base-football. */
export const football = aheadOf('football');
/** Loader of /base-basketball. */
export const basketball = aheadOf('basketball');
