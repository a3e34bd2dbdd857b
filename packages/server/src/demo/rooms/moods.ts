import { matchPhase, type GoalItem, type Match, type MatchEventKind, type Sport } from '@pitchside/api/scores/matches';
import type { Language } from '../../text/local.ts';
import type { Random } from '../../platform/random.ts';
import { crowdLines, type LineMood } from './lines.data.ts';

/** Values for the placeholders of a message. */
export type LineWords = Partial<Record<'home' | 'away' | 'lead' | 'team' | 'player' | 'score', string>>;

const score = (home: number | null, away: number | null) => (home === null || away === null ? undefined : `${home}-${away}`);

/** Values of a match for the placeholders of messages. */
export function wordsOf(match: Match): LineWords {
  const [home, away] = [match.home.short_name, match.away.short_name];
  const ahead = (match.home_score ?? 0) - (match.away_score ?? 0);
  return {
    home,
    away,
    ...(ahead === 0 ? {} : { lead: ahead > 0 ? home : away }),
    ...(match.home_score === null ? {} : { score: score(match.home_score, match.away_score) ?? '' }),
  };
}

/** Minute from which a match is nearly over. */
const lateFrom = 84;

/** Mood during play, by sport. */
const playing: Readonly<Record<Sport, LineMood>> = { football: 'playing', basketball: 'court', esports: 'arena' };

/** Mood of a room right now, when nothing special has happened. */
export function moodOf(match: Match | undefined, random: Random): LineMood {
  if (!match) return 'talk';
  const phase = matchPhase(match.status);
  if (phase === 'before') return 'before';
  if (phase !== 'playing') return 'after';
  if (match.status === 'half_time') return 'break';
  if (match.sport !== 'football') return playing[match.sport];
  const isLevel = match.home_score === match.away_score;
  const choices: { mood: LineMood; weight: number }[] = [
    { mood: playing.football, weight: 6 },
    { mood: isLevel ? 'level' : 'ahead', weight: 1.5 },
    { mood: 'late', weight: (match.minute ?? 0) >= lateFrom ? 5 : 0 },
  ];
  return random.pick(choices, (choice) => choice.weight).mood;
}

/** Mood of viewers after an event of the live table. */
const eventMoods: Partial<Record<MatchEventKind, LineMood>> = {
  goal: 'goal',
  penalty_goal: 'goal',
  own_goal: 'ownGoal',
  goal_cancelled: 'cancelled',
  yellow: 'card',
  second_yellow: 'card',
  red: 'card',
};

/** Mood and placeholder values of an event; undefined when nobody would comment on it. */
export function reactionTo(goal: GoalItem): { mood: LineMood; words: LineWords } | undefined {
  const mood = eventMoods[goal.kind];
  if (!mood) return undefined;
  const side = goal.iszhu === 1 ? goal.home : goal.away;
  const words = {
    home: goal.home.short_name,
    away: goal.away.short_name,
    team: side.short_name,
    score: `${goal.home_score}-${goal.away_score}`,
  };
  return { mood, words: goal.player === null ? words : { ...words, player: goal.player } };
}

const place = /\{(\w+)\}/g;

/** Context of a message: language and mood, values of the placeholders, and recent messages. */
export interface Occasion {
  language: Language;
  mood: LineMood;
  words: LineWords;
  lately: readonly string[];
}

/** Picks a message whose placeholders can all be filled, avoiding recent ones. */
export function pickLine({ language, mood, words, lately }: Occasion, random: Random): string | undefined {
  const known: Record<string, string | undefined> = words;
  const filled = crowdLines[language][mood].flatMap((line) => {
    const open = [...line.matchAll(place)].some(([, name = '']) => !known[name]);
    return open ? [] : [line.replace(place, (_, name: string) => known[name] ?? '')];
  });
  const fresh = filled.filter((line) => !lately.includes(line));
  return fresh.length > 0 ? random.pick(fresh) : undefined;
}
