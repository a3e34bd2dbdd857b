import { topicsOf } from '@pitchside/api/content/content';
import type { Block } from '@pitchside/api/content/news';
import type { Language, Names } from '../../text/local.ts';
import { filled, named } from '../filled.ts';
import { previews } from './previews.data.ts';
import { posts, reports, type Outcome } from './reports.data.ts';
import { essays, figuresLink, flashes, goalLines, sources, windows } from './stories.data.ts';

/** A match that is over, as the writers know it. */
export interface Finished {
  id: string;
  sport: 'football' | 'basketball' | 'esports';
  kickoffAt: number;
  score: { home: number; away: number };
  home: Names;
  away: Names;
  league: Names;
  /** Goals of a football match in order; empty where they are unknown. */
  goals: readonly { minute: number; side: 'home' | 'away'; player: Names; running: string }[];
}

/** A side's wins in its last matches. */
export interface Run {
  won: number;
  of: number;
}

/** A match to come, as the writers know it. */
export interface Coming extends Pick<Finished, 'id' | 'sport' | 'kickoffAt' | 'home' | 'away' | 'league'> {
  form: Record<'home' | 'away', Run>;
}

/** An article that is ready to be shown. */
export interface Written {
  title: string;
  blocks: Block[];
  summary: string;
  source: string;
  tags: string[];
}

/** Item of a list, always the same for the same number. */
export const pick = <Value>(list: readonly Value[], number: number): Value | undefined => list[Math.abs(number) % Math.max(1, list.length)];

const outcomeOf = ({ score: { home, away } }: Finished): Outcome => (home > away ? 'won' : home < away ? 'lost' : 'drawn');

const namesOf = (match: Pick<Finished, 'home' | 'away' | 'league'>, language: Language) => ({
  home: named(match.home, language),
  away: named(match.away, language),
  league: named(match.league, language),
});

const valuesOf = (match: Finished, language: Language) => ({
  ...namesOf(match, language),
  score: `${match.score.home}-${match.score.away}`,
});

/** Path of a match's page on the site. */
const pageOf = ({ id, sport }: Pick<Finished, 'id' | 'sport'>) =>
  `/score-detail?${new URLSearchParams({ id, ...(sport !== 'football' && { sport }) })}`;

const seedOf = ({ kickoffAt, score }: Finished) => Math.floor(kickoffAt / 60_000) + score.home * 7 + score.away;

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Writes the report of a match: the score, its goals, and a link to its statistics. */
export function report(match: Finished, language: Language): Written {
  const values = valuesOf(match, language);
  const { title, paragraphs } = reports[language][outcomeOf(match)];
  const [first = '', ...others] = paragraphs.map((text) => filled(text, values));
  const { heading, line } = goalLines[language];
  // Only when they add up to the score: with an own goal or a cancelled one they do not.
  const isWhole = match.goals.length === match.score.home + match.score.away;
  const goals = (isWhole ? match.goals : []).map(({ minute, side, player, running }) =>
    filled(line, { minute: String(minute), player: named(player, language), team: side === 'home' ? values.home : values.away, running }),
  );
  return {
    title: filled(title, values),
    summary: first,
    source: pick(sources[language], 0) ?? '',
    tags: [values.home, values.away],
    blocks: [
      paragraph(first),
      ...(goals.length > 0 ? [{ kind: 'heading', text: heading } as const, { kind: 'list', items: goals } as const] : []),
      ...others.map(paragraph),
      { kind: 'link', href: pageOf(match), text: figuresLink[language] },
    ],
  };
}

/** Grid of kick-offs, a quarter of an hour, ms. */
const quarter = 900_000;

/** Writes the preview of a coming match, with the recent form of both sides. */
export function preview(match: Coming, language: Language): Written {
  const names = namesOf(match, language);
  const { home, away } = match.form;
  const values = {
    ...names,
    homeWon: String(home.won),
    homeOf: String(home.of),
    awayWon: String(away.won),
    awayOf: String(away.of),
  };
  const all = previews[language];
  const words = all[Math.floor(match.kickoffAt / quarter) % all.length] ?? all[0];
  const sentences = [words.opening, ...(home.of > 0 && away.of > 0 ? [words.form] : []), words.closing].map((text) => filled(text, values));
  return {
    title: filled(words.title, values),
    summary: sentences[0] ?? '',
    source: pick(sources[language], 0) ?? '',
    tags: [words.tag, names.home, names.away],
    blocks: [...sentences.map(paragraph), { kind: 'link', href: `${pageOf(match)}&tab=analysis`, text: words.link }],
  };
}

/** Writes a long read about a football match. */
export function essay(match: Finished, language: Language): Written | undefined {
  const found = pick(essays[language], seedOf(match));
  if (!found || match.sport !== 'football') return undefined;
  const values = valuesOf(match, language);
  const paragraphs = found.paragraphs.map((text) => filled(text, values));
  return {
    title: filled(found.title, values),
    summary: paragraphs[0] ?? '',
    source: pick(sources[language], 1 + seedOf(match)) ?? '',
    tags: [values.home, values.away],
    blocks: [
      ...paragraphs.map(paragraph),
      { kind: 'heading', text: found.heading },
      { kind: 'list', items: [...found.points] },
      { kind: 'link', href: pageOf(match), text: figuresLink[language] },
    ],
  };
}

/** Ticker text with the result of a match. */
export const flash = (match: Finished, language: Language): string => filled(flashes[language], valuesOf(match, language));

/** Writes a fan's post about a match; two of three name its league as a topic. */
export function postOf(match: Finished, language: Language): string {
  const values = valuesOf(match, language);
  const said = filled(pick(posts[language][outcomeOf(match)], seedOf(match)) ?? '', values);
  const topic = `#${values.league}#`;
  return seedOf(match) % 3 > 0 && topicsOf(topic).length > 0 ? `${said} ${topic}` : said;
}

/** Whether an essay is written about a match: about every third. */
export const isWorthAnEssay = (match: Finished): boolean => match.sport === 'football' && seedOf(match) % 3 === 0;

/** Writes about the last scorer of a football match before a transfer window; undefined where nobody scored, or the scorer is unknown. */
export function beforeWindow(match: Finished, language: Language): Written | undefined {
  const goal = match.goals.at(-1);
  if (!goal) return undefined;
  const names = valuesOf(match, language);
  const values = { ...names, minute: String(goal.minute), player: named(goal.player, language), team: names[goal.side] };
  const { title, paragraphs } = windows[language];
  const [summary = '', ...others] = paragraphs.map((text) => filled(text, values));
  return {
    title: filled(title, values),
    summary,
    source: pick(sources[language], 1) ?? '',
    blocks: [summary, ...others].map(paragraph),
    tags: [values.team, values.player],
  };
}
