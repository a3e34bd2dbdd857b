import { sides, type Score, type Side } from '../Crest/team.ts';
import type { MatchEventItem } from '../MatchEvents/events.ts';
import { standingGoals } from '../MatchEvents/standing.ts';
import { minuteX } from './momentum.ts';

/** Kinds of mark at a minute, besides goals. */
export const smallMarks = ['yellow', 'red', 'substitution', 'var'] as const;
export type SmallMark = (typeof smallMarks)[number];

/** A mark at its place: px from the left, and its lane counted from the bars outwards. */
interface Placed {
  id: string;
  x: number;
  lane: number;
}

/** A goal that counts, with the score after it. */
export interface GoalMark extends Placed {
  score: Score;
}

/** Cards, substitutions and reviews of one minute; several of a kind are shown as a number. */
export interface MinorMark extends Placed {
  kind: SmallMark;
  count: number;
}

/** The marks of one side: small ones in lanes near the bars, goals in lanes outside of them. */
export interface SideMarks {
  goals: readonly GoalMark[];
  small: readonly MinorMark[];
}

const kinds: Partial<Record<MatchEventItem['kind'], SmallMark>> = {
  yellow: 'yellow',
  red: 'red',
  second_yellow: 'red',
  substitution: 'substitution',
  var: 'var',
  goal_cancelled: 'var',
};

/** Half of a mark's width with a margin, px. */
export const halfWidths = { goal: 20, small: 9, review: 14, counted: 18 } as const;

/** Puts each mark into the first lane where it touches no other. */
function inLanes<Mark extends { x: number; half: number }>(marks: readonly Mark[]): (Mark & { lane: number })[] {
  const ends: number[] = [];
  return marks
    .toSorted((one, other) => one.x - other.x)
    .map((mark) => {
      const free = ends.findIndex((end) => end <= mark.x - mark.half);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = mark.x + mark.half;
      return { ...mark, lane };
    });
}

/** Half of a small mark's width, px. */
export const halfOf = ({ kind, count }: Pick<MinorMark, 'kind' | 'count'>): number =>
  count > 1 ? halfWidths.counted : kind === 'var' ? halfWidths.review : halfWidths.small;

/**
 * Lays a match's events out along a chart of a width (px) and a length (minutes): no two of a side touch each other,
 * and none leaves the chart.
 */
export function marksOf(events: readonly MatchEventItem[], length: number, width: number): Record<Side, SideMarks> {
  const held = (x: number, half: number) => Math.max(half, Math.min(width - half, x));
  const at = (minute: number, half: number) => held(minuteX(Math.min(minute, length), length) * width, half);
  const of = (side: Side): SideMarks => {
    const own = events.filter((event) => event.side === side);
    const goals = standingGoals(events, side).flatMap(({ id, minute, score }) =>
      score ? [{ id, score, x: at(minute, halfWidths.goal), half: halfWidths.goal }] : [],
    );
    const minutes = Map.groupBy(
      own.flatMap((event) => {
        const kind = kinds[event.kind];
        return kind ? [{ ...event, kind }] : [];
      }),
      ({ kind, minute }) => `${kind} ${minute}`,
    );
    const small = [...minutes.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const mark = { id: first.id, kind: first.kind, count: same.length };
      const half = halfOf(mark);
      return [{ ...mark, x: at(first.minute, half), half }];
    });
    const bare = <Mark extends { half: number }>({ half: _, ...mark }: Mark) => mark;
    return { goals: inLanes(goals).map(bare), small: inLanes(small).map(bare) };
  };
  return Object.fromEntries(sides.map((side) => [side, of(side)])) as Record<Side, SideMarks>;
}

/** Counts the lanes that the marks take, at least `least`. */
export const lanesOf = (marks: readonly { lane: number }[], least: number): number => Math.max(least, ...marks.map(({ lane }) => lane + 1));
