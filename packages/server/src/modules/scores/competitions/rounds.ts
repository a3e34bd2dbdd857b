import type { Round } from '@pitchside/api/scores/competitions';
import { matchPhase } from '@pitchside/api/scores/matches';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import type { SeasonMatch } from './competitions.repository.ts';

/** A round with its matches, by kick-off. */
export interface SeasonRound {
  id: string;
  names: Names;
  stage: Round['stage'];
  matches: SeasonMatch[];
}

const stageOrder = ['league', 'group', 'playoff', 'knockout'] as const;

/** Id of a round: a slug of its English name. */
export const roundId = ({ en }: Names): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'round';

/** Number in the name of a round; a postponed match stays in its round. */
const numberOf = ({ en }: Names) => Number(/\d+/.exec(en)?.[0] ?? 0);

const orderOf = ({ stage, matches: [first], names }: SeasonRound) =>
  [stageOrder.indexOf(stage), first?.roundOrder ?? numberOf(names), first?.kickoffAt ?? 0] as const;

function compare(a: SeasonRound, b: SeasonRound): number {
  const [left, right] = [orderOf(a), orderOf(b)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** Rounds of a season in the order of play. */
export function roundsOf(matches: readonly SeasonMatch[]): SeasonRound[] {
  const rounds = new Map<string, SeasonRound>();
  for (const match of matches) {
    const id = roundId(match.roundNames);
    const round = rounds.get(id) ?? { id, names: match.roundNames, stage: match.stage ?? 'league', matches: [] };
    round.matches.push(match);
    rounds.set(id, round);
  }
  return [...rounds.values()].sort(compare);
}

const isOpen = ({ status }: SeasonMatch) => ['before', 'playing'].includes(matchPhase(status));

/** The current round: the one being played, else that of the next match, else the last one of a finished season. */
export function currentRound(rounds: readonly SeasonRound[]): SeasonRound | undefined {
  const playing = rounds.find(({ matches }) => matches.some(({ status }) => matchPhase(status) === 'playing'));
  if (playing) return playing;
  const next = rounds
    .flatMap((round) => round.matches.filter(isOpen).map((match) => ({ round, at: match.kickoffAt })))
    .sort((a, b) => a.at - b.at)[0];
  return next?.round ?? rounds.at(-1);
}

/** A round in wire format. */
export function describeRound({ id, names, stage, matches }: SeasonRound, isCurrent: boolean): Localizable<Round> {
  const times = matches.map(({ kickoffAt }) => kickoffAt);
  return {
    id,
    name: local(names),
    stage,
    starts_at: Math.min(...times),
    ends_at: Math.max(...times),
    matches: matches.length,
    finished: matches.filter(({ status }) => status === 'finished').length,
    is_current: isCurrent,
  };
}
