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
import { prefetch } from '../../../../platform/prefetch/prefetch.ts';
import { ofSeason, ofTeam, readPlace, readSubject, type BaseSport } from '../../base/place.ts';

/** Loader of a database page: prefetches the tree and the season in the address, or the team or player in it. */
const loaderOf = (sport: BaseSport) => (parameters: URLSearchParams) => {
  const place = readPlace(sport, parameters);
  const subject = readSubject(parameters);
  if (subject?.kind === 'team') return prefetch(teamSeason, { ...ofTeam(place, subject.id), sport }, { quiet: true });
  if (subject) return prefetch(sport === 'football' ? footballPlayerSeason : basketballPlayerSeason, { id: subject.id }, { quiet: true });
  prefetch(competitionTree, { sport });
  if (place.id === undefined) return;
  prefetch(seasonList, { id: place.id });
  prefetch(seasonRounds, ofSeason(place));
  if (sport === 'football') prefetch(seasonTable, { ...ofSeason(place), live: 1 });
  else prefetch(basketballTable, ofSeason(place));
};

/** Loader of /base-football. */
export const football = loaderOf('football');
/** Loader of /base-basketball. */
export const basketball = loaderOf('basketball');
