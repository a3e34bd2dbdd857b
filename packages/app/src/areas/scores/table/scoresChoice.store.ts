import type { Match, Sport } from '@pitchside/api/scores/matches';
import * as z from 'zod/mini';
import { storedState, readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';
import { isChosen, scorePresets, type ScoreChoice } from './scoresFilter.ts';
import type { ScoreTab } from './scoresPlace.ts';

/** So many folded sections are kept; the oldest are forgotten. */
const mostFolded = 300;

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(300));
const choice = z.object({ preset: z.enum(scorePresets), event: ids, country: ids });

/** Ways to order a table: by league, or by kick-off. */
export const scoreOrders = ['league', 'time'] as const;
export type ScoreOrder = (typeof scoreOrders)[number];

const stored = z.object({
  choices: z.record(z.string(), choice),
  company: z.optional(z.string().check(z.maxLength(20))),
  folded: z.array(z.string().check(z.maxLength(90))).check(z.maxLength(mostFolded)),
  order: z.optional(z.enum(scoreOrders)),
  european: z.optional(z.boolean()),
});

/** The viewer's filters on score lists, kept in this browser by sport and tab. */
export const scoreChoices = storedState<z.output<typeof stored>>(() => readJson(storageKeys.scores, stored, { choices: {}, folded: [] }));

const keep = () => writeJson(storageKeys.scores, scoreChoices);
const everything: ScoreChoice = { preset: 'all', event: [], country: [] };
const hot: ScoreChoice = { ...everything, preset: 'hot' };

/** The key of a sport's tab. */
export const choiceKey = (sport: Sport, tab: ScoreTab): string => `${sport} ${tab}`;

/** Default filter of a tab: the hot matches of its list if there are any, else all; the collected tab shows all. */
export function usualOf(tab: ScoreTab, list: readonly Match[]): ScoreChoice {
  if (tab === 'collected') return everything;
  return list.length === 0 || list.some((match) => isChosen(match, hot)) ? hot : everything;
}

/** Filter of a tab, or its default for these matches. */
export const choiceOf = (all: Readonly<Record<string, ScoreChoice>>, sport: Sport, tab: ScoreTab, list: readonly Match[]): ScoreChoice =>
  all[choiceKey(sport, tab)] ?? usualOf(tab, list);

/** Changes the choice of a tab and keeps it. */
export function setChoice(sport: Sport, tab: ScoreTab, change: Partial<ScoreChoice>): void {
  const next = { ...everything, ...scoreChoices.choices[choiceKey(sport, tab)], ...change };
  scoreChoices.choices[choiceKey(sport, tab)] = {
    preset: next.preset,
    event: [...next.event].slice(0, 300),
    country: [...next.country].slice(0, 300),
  };
  keep();
}

/** Shows everything on a tab again. */
export const clearChoice = (sport: Sport, tab: ScoreTab): void => setChoice(sport, tab, everything);

/** Chooses the company whose odds the columns show. */
export function chooseCompany(id: string): void {
  scoreChoices.company = id;
  keep();
}

/** Folds a section of the table by its key, or opens it. */
export function foldSection(section: string, folded: boolean): void {
  scoreChoices.folded = [...scoreChoices.folded.filter((known) => known !== section), ...(folded ? [section] : [])].slice(-mostFolded);
  keep();
}

/** Orders the tables by league or by kick-off. */
export function chooseOrder(order: ScoreOrder): void {
  scoreChoices.order = order;
  keep();
}

/** Keeps win, draw and win where there is little room, or lets them give way first. */
export function keepEuropean(on: boolean): void {
  scoreChoices.european = on;
  keep();
}

/**
 * Column settings of the table, kept under `immediately`. Source: specification section 3, with its defaults; the meaning of each value is
 * ours.
 */
const columns = z.object({ value1: z.boolean(), value2: z.boolean(), value3: z.boolean(), value4: z.boolean() });
export type ScoreColumns = z.output<typeof columns>;

/** Cards beside the names, a flash of changed prices, Beijing time, full names: on, on, off, off before the viewer chose. */
export const scoreColumns = storedState<ScoreColumns>(() =>
  readJson(storageKeys.immediately, columns, { value1: true, value2: true, value3: false, value4: false }),
);

/** Changes one of the four and keeps it. */
export function setColumn(name: keyof ScoreColumns, on: boolean): void {
  scoreColumns[name] = on;
  writeJson(storageKeys.immediately, scoreColumns);
}
