import type { Score, Side } from '../Crest/team.ts';
import type { MatchStatus } from '../StatusChip/index.ts';
import { box, boxDash, boxDigit } from './ScoreBox.css.ts';
import { upright } from '../../theme/recipes/slant.css.ts';

export interface ScoreBoxProps {
  /** Null before the match. */
  score: Score | null;
  status: MatchStatus;
  /** Side whose digit takes its colour, from `--mark` of an element around. */
  hit?: Side | null;
}

/**
 * The slanted score of a table cell: solid while the match is on, soft when it is over, outlined before.
 * The cell around it gives it a name.
 */
export function ScoreBox({ score, status, hit }: ScoreBoxProps) {
  if (!score) {
    return (
      <span className={box.before} aria-hidden="true">
        <span className={upright}>VS</span>
      </span>
    );
  }
  const over = status.kind === 'finished' || status.kind === 'abandoned';
  const look = (own: number, other: number, side: Side) => (hit === side ? 'scored' : over && own < other ? 'lost' : 'still');
  return (
    <span className={box[over ? 'finished' : 'live']} aria-hidden="true">
      <span className={boxDigit[look(score.home, score.away, 'home')]}>
        <span className={upright}>{score.home}</span>
      </span>
      <span className={boxDash}>-</span>
      <span className={boxDigit[look(score.away, score.home, 'away')]}>
        <span className={upright}>{score.away}</span>
      </span>
    </span>
  );
}
