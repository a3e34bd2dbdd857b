import {
  oddsMarkets,
  oddsOfMatch,
  takeExponent,
  type Exponent,
  type MatchOdds,
  type OddsCompany,
  type OddsMarket,
} from '@pitchside/api/scores/matches';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { whenSeen } from '../../../platform/guard/spoiler.store.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';

/** One company's odds on the match, with the course of their first price, oldest first. */
export interface CompanyLine {
  company: OddsCompany;
  odds: MatchOdds;
  changed_at: number;
  history: Record<OddsMarket, { at: number; price: number }[]>;
}

interface OddsState {
  /** Id of the match whose odds these are; null before the first request. */
  matchId: string | null;
  state: 'loading' | 'ready' | 'failed';
  list: CompanyLine[];
}

/** Odds of all companies on the match that the page looks at. */
export const matchOdds = proxy<OddsState>({ matchId: null, state: 'loading', list: [] });

/** Points that a curve keeps at most. */
const longest = 400;

const newest = latestOnly();

/** Fetches the odds of a match; from then on `takeOdds` keeps them. */
export function loadOdds(matchId: string): void {
  if (matchOdds.matchId !== matchId) Object.assign(matchOdds, { matchId, state: 'loading', list: [] });
  newest.ask(
    // A price is a spoiler like the score.
    async (signal) => whenSeen(matchId, (await api.call(oddsOfMatch, { id: matchId }, { signal })).list),
    (list) => void Object.assign(matchOdds, { list, state: 'ready' }),
    () => {
      if (matchOdds.list.length === 0) matchOdds.state = 'failed';
    },
  );
}

/** Applies changed odds; those of other matches and unknown companies are ignored. */
export function takeOdds({ at, list }: Exponent): void {
  for (const row of list) {
    const [matchId, companyId, place] = row;
    const market = oddsMarkets[place];
    const known = matchOdds.list.find(({ company }) => company.id === companyId);
    if (matchId !== matchOdds.matchId || !known || !market) continue;
    known.odds = takeExponent(known.odds, row);
    known.changed_at = at;
    const price = known.odds[market]?.live?.home;
    if (price !== undefined) known.history[market] = [...known.history[market], { at, price }].slice(-longest);
  }
}
