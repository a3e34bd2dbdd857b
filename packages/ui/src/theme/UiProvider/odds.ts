import { createContext, useContext } from 'react';
import type { UiLocale } from '../../locales/index.ts';

/** Formats of Asian prices: `hk` net gain for one staked, `decimal` with the stake, `malay` with a negative side. */
export const oddsFormats = ['hk', 'decimal', 'malay'] as const;
/** Colours of a rising price; the arrow has the same meaning. */
export const oddsRises = ['red', 'green'] as const;

export interface OddsConvention {
  format: (typeof oddsFormats)[number];
  rise: (typeof oddsRises)[number];
}

/** Conventions of fans by language: in Chinese a rise is red and prices are Hong Kong style; elsewhere a rise is green. */
export const oddsConventions: Readonly<Record<UiLocale, OddsConvention>> = {
  zh: { format: 'hk', rise: 'red' },
  en: { format: 'decimal', rise: 'green' },
  vi: { format: 'malay', rise: 'green' },
};

export const OddsContext = createContext<OddsConvention>(oddsConventions.zh);

/** The odds convention of the surrounding `UiProvider`. */
export const useOddsConvention = (): OddsConvention => useContext(OddsContext);
