import { useLocaleTag } from '../../theme/UiProvider/localeTag.ts';
import { uiLocaleOf, type UiLocale } from '../../locales/index.ts';
import { useOddsConvention } from '../../theme/UiProvider/index.ts';
import { handicapText, pointsText, totalText } from './handicap.ts';
import type { Market, Place } from './market.ts';
import { hkText, priceText, type OddsFormat } from './price.ts';

/** Prints one place of a quote. */
export type OddsText = (value: number | undefined, market: Market, place: Place) => string;

const made = new Map<string, OddsText>();

/**
 * Returns the functions that print prices and lines in a language and a format, those of basketball (`inPoints`) in points.
 * They are cached, so that they can be used in lists of dependencies.
 */
export function oddsTextOf(locale: UiLocale, format: OddsFormat, inPoints = false): OddsText {
  const key = `${locale} ${format} ${inPoints}`;
  const known = made.get(key);
  if (known) return known;
  const text: OddsText = (value, market, place) => {
    if (value === undefined) return '';
    if (market === 'european') return priceText(value);
    if (place !== 'middle') return hkText(value, format);
    if (inPoints) return market === 'asian' ? pointsText(-value) : String(value);
    return market === 'asian' ? handicapText(value, locale, true) : totalText(value, locale);
  };
  made.set(key, text);
  return text;
}

/** The viewer's language, limited to those of the components. */
export function useUiLocale(): UiLocale {
  return uiLocaleOf(useLocaleTag());
}

/** Prints odds in the language and the convention of the surrounding `UiProvider`; `inPoints` for basketball. */
export function useOddsText(inPoints = false): OddsText {
  return oddsTextOf(useUiLocale(), useOddsConvention().format, inPoints);
}
