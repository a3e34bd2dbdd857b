import { sports, type Sport } from '@pitchside/api/matches';

/** Tabs of a match's page, in order. */
export const detailTabs = ['situation', 'lineups', 'analysis', 'index', 'text', 'rooms'] as const;
export type DetailTab = (typeof detailTabs)[number];

/** What the address asks for; anything unknown means football and the situation. */
export function readAddress(parameters: URLSearchParams): { id: string | null; sport: Sport; tab: DetailTab } {
  const wanted = parameters.get('sport') ?? parameters.get('type');
  return {
    id: parameters.get('id')?.trim() || null,
    sport: sports.find((sport) => sport === wanted) ?? 'football',
    tab: detailTabs.find((tab) => tab === parameters.get('tab')) ?? 'situation',
  };
}

/** Tabs that say something of a sport. */
const bySport: Record<Sport, readonly DetailTab[]> = { football: detailTabs, basketball: ['situation', 'analysis', 'index', 'rooms'], esports: ['situation', 'lineups', 'analysis', 'index', 'rooms'] };

/** Tabs of a match of a sport. */
export const tabsOf = (sport: Sport): readonly DetailTab[] => bySport[sport];
