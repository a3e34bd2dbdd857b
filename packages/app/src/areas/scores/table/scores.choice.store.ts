import type { Sport } from '@pitchside/api/matches';
import { proxy } from 'valtio';
import * as z from 'zod/mini';
import { readJson, storageKeys, writeJson } from '../../../platform/storage/storage.ts';
import { scorePresets, type ScoreChoice } from './scores.filter.ts';
import type { ScoreTab } from './scores.place.ts';

const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(300));
const choice = z.object({ preset: z.enum(scorePresets), event: ids, country: ids });
const stored = z.object({
  choices: z.record(z.string(), choice),
  company: z.optional(z.string().check(z.maxLength(20))),
  folded: z.array(z.enum(['pinned', 'live', 'later', 'finished'])),
});

/** What the viewer chose on score lists; kept in this browser, for each sport and tab by itself. */
export const scoreChoices = proxy<z.output<typeof stored>>(readJson(storageKeys.scores, stored, { choices: {}, folded: [] }));

const keep = () => writeJson(storageKeys.scores, scoreChoices);
const usual: ScoreChoice = { preset: 'all', event: [], country: [] };

/** The key of a sport's tab. */
export const choiceKey = (sport: Sport, tab: ScoreTab): string => `${sport} ${tab}`;

/** What is chosen on a tab; everything before the viewer chose anything. */
export const choiceOf = (all: Readonly<Record<string, ScoreChoice>>, sport: Sport, tab: ScoreTab): ScoreChoice =>
  all[choiceKey(sport, tab)] ?? usual;

/** Changes the choice of a tab and keeps it. */
export function setChoice(sport: Sport, tab: ScoreTab, change: Partial<ScoreChoice>): void {
  const next = { ...usual, ...scoreChoices.choices[choiceKey(sport, tab)], ...change };
  scoreChoices.choices[choiceKey(sport, tab)] = {
    preset: next.preset,
    event: [...next.event].slice(0, 300),
    country: [...next.country].slice(0, 300),
  };
  keep();
}

/** Shows everything on a tab again. */
export const clearChoice = (sport: Sport, tab: ScoreTab): void => setChoice(sport, tab, usual);

/** Chooses the company whose odds the columns show. */
export function chooseCompany(id: string): void {
  scoreChoices.company = id;
  keep();
}

/** Folds a group of the table, or opens it. */
export function foldGroup(group: 'pinned' | 'live' | 'later' | 'finished', folded: boolean): void {
  scoreChoices.folded = [...scoreChoices.folded.filter((known) => known !== group), ...(folded ? [group] : [])];
  keep();
}

/** Columns and ways of the table, kept under `immediately`. Source: specification section 3, with its defaults; which value means what is ours. */
const columns = z.object({ value1: z.boolean(), value2: z.boolean(), value3: z.boolean(), value4: z.boolean() });
export type ScoreColumns = z.output<typeof columns>;

/** Cards beside the names, a flash of changed prices, Beijing time, full names: on, on, off, off before the viewer chose. */
export const scoreColumns = proxy<ScoreColumns>(
  readJson(storageKeys.immediately, columns, { value1: true, value2: true, value3: false, value4: false }),
);

/** Changes one of the four and keeps it. */
export function setColumn(name: keyof ScoreColumns, on: boolean): void {
  scoreColumns[name] = on;
  writeJson(storageKeys.immediately, scoreColumns);
}
