import type { UiLocale } from '../../locales/index.ts';
import { halfWord, numerals, receives } from './handicap.data.ts';

/** Lines move in quarters of a goal. */
const quarters = (line: number) => Math.round(line * 4);

/** Chinese name of a whole or half line, in quarters of a goal: 平手, 半球, 一球, 球半, 两球半. */
function wordOf(quarter: number): string {
  const whole = Math.floor(quarter / 4);
  const isHalf = quarter % 4 === 2;
  if (isHalf) return [halfWord.none, halfWord.one][whole] ?? `${numerals[whole] ?? whole}${halfWord.more}`;
  return whole === 0 ? halfWord.level : `${numerals[whole] ?? whole}${halfWord.ball}`;
}

/** The short form of a handicap word: 平, 半, 一, 球半, 两半. */
const shortWord = (word: string): string => (word === halfWord.one ? word : word.replace(halfWord.ball, '').replace(halfWord.hand, ''));

function chinese(quarter: number, short: boolean): string {
  const size = Math.abs(quarter);
  const prefix = quarter < 0 ? receives : '';
  if (size % 2 === 0) return prefix + wordOf(size);
  const [lower, upper] = [wordOf(size - 1), wordOf(size + 1)];
  return prefix + (short ? `${shortWord(lower)}/${shortWord(upper)}` : `${lower}/${upper}`);
}

const english = (quarter: number): string => (quarter === 0 ? '0' : `${quarter > 0 ? '−' : '+'}${Math.abs(quarter) / 4}`);

const fractions = ['', '1/4', '1/2', '3/4'] as const;

function vietnamese(quarter: number): string {
  const size = Math.abs(quarter);
  const whole = Math.floor(size / 4);
  const fraction = fractions[size % 4] ?? '';
  const given = size === 0 ? '0' : [whole > 0 || !fraction ? whole : '', fraction].filter((piece) => piece !== '').join(' ');
  if (size === 0) return '0';
  return quarter > 0 ? `0:${given}` : `${given}:0`;
}

/**
 * Formats a handicap as fans of a language say it. `line` is the handicap that the home side gives, in goals and quarters of a goal;
 * below 0 it receives. zh 平手/半球 (`short` 平/半), 受 before it where the home side receives; en −0.25; vi 0:1/4.
 */
export function handicapText(line: number, locale: UiLocale, short = false): string {
  const quarter = quarters(line);
  return { zh: () => chinese(quarter, short), en: () => english(quarter), vi: () => vietnamese(quarter) }[locale]();
}

/** A line of goals or points: zh 2.5/3, en and vi 2.75. */
export function totalText(line: number, locale: UiLocale): string {
  const quarter = quarters(line);
  return locale === 'zh' && quarter % 2 !== 0 ? `${(quarter - 1) / 4}/${(quarter + 1) / 4}` : String(quarter / 4);
}

/** A handicap in points, as basketball writes it in every language, from the view of one side: −5.5, +5.5, 0. */
export const pointsText = (line: number): string => (line === 0 ? '0' : `${line < 0 ? '−' : '+'}${Math.abs(line)}`);
