import { oddsMarkets, type OddsMarket, type Sport } from '@pitchside/api/scores/matches';
import { readMatch } from '@pitchside/api/screens/ScoreDetail';

/** Tabs of a match's page, in order. */
export const detailTabs = ['situation', 'lineups', 'analysis', 'index', 'text', 'rooms'] as const;
export type DetailTab = (typeof detailTabs)[number];

/** Reads the address of a match page; unknown values mean football, the situation tab and the handicap. */
export function readAddress(parameters: URLSearchParams): { id: string | null; sport: Sport; tab: DetailTab; market: OddsMarket } {
  return {
    ...readMatch(parameters),
    tab: detailTabs.find((tab) => tab === parameters.get('tab')) ?? 'situation',
    market: oddsMarkets.find((market) => market === parameters.get('market')) ?? 'asian',
  };
}

/** Tabs that say something of a sport. */
const bySport: Record<Sport, readonly DetailTab[]> = {
  football: detailTabs,
  basketball: ['situation', 'analysis', 'index', 'rooms'],
  esports: ['situation', 'lineups', 'analysis', 'index', 'rooms'],
};

/** Tabs of a match of a sport. */
export const tabsOf = (sport: Sport): readonly DetailTab[] => bySport[sport];
