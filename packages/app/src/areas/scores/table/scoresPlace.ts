/** Sub-tabs of live scores, in their order. Source: specification section 2. */
export const scoreTabs = ['immediate', 'results', 'schedule', 'collected'] as const;
export type ScoreTab = (typeof scoreTabs)[number];

/** Days before and after today in the strip. */
export const dayReach = 7;

/** Place in the live scores that an address names: tab, day of results or schedule, search term, and a match to scroll to. */
export interface ScorePlace {
  tab: ScoreTab;
  /** `2026-11-21`; undefined for today. */
  day?: string;
  name: string;
  match?: string;
}

const isTab = (text: string | null): text is ScoreTab => scoreTabs.some((tab) => tab === text);
const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Reads the parameters of an address; invalid values are left out. */
export function placeOf(parameters: URLSearchParams): ScorePlace {
  const [tab, day, match] = [parameters.get('tab'), parameters.get('day'), parameters.get('match')];
  const at = isTab(tab) ? tab : 'immediate';
  return {
    tab: at,
    name: [...(parameters.get('name') ?? '')].slice(0, 20).join(''),
    ...(isDay(day) && (at === 'results' || at === 'schedule') && { day }),
    ...(match && { match }),
  };
}

/** The address of a tab, and of a day on it; the search goes along. */
export function placeHref(path: string, { tab, day, name = '' }: Partial<ScorePlace>): string {
  const parameters = new URLSearchParams();
  if (tab && tab !== 'immediate') parameters.set('tab', tab);
  if (day) parameters.set('day', day);
  if (name) parameters.set('name', name);
  return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
}

/** Target of a press on a day: results for the past, schedule for the future; today stays on a tab that can show it. */
export function dayPlace(day: string, today: string, tab: ScoreTab): Pick<ScorePlace, 'tab' | 'day'> {
  if (day < today) return { tab: 'results', day };
  if (day > today) return { tab: 'schedule', day };
  return { tab: tab === 'collected' ? 'immediate' : tab };
}
