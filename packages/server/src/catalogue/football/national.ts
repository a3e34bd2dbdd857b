import type { KnockoutRound, SeasonWindow } from '../season.types.ts';
import type { CupLine } from './cups.types.ts';

/** The cup of a country as its lines say it. */
type NationalLine = Omit<CupLine, 'plan' | 'tier' | 'clubs'> & {
  zone: string;
  window: SeasonWindow;
  rounds: readonly KnockoutRound[];
};

/** A knock-out cup of all clubs of a country's leagues. Fans look it up in every country. */
export const national = ({ zone, window, rounds, ...line }: NationalLine): CupLine => ({
  ...line,
  tier: 2,
  plan: { zone, windows: [window], rounds: 0, week: [], knockout: { rounds } },
});
