import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Score, Side } from '../Crest/team.ts';
import type { MatchStatusKind } from '../StatusChip/index.ts';
import { leadCurve } from './basketball.ts';
import { area, axis, curve, digits, full, here, mark, outline, straight, sum, sumFigure, sumWords } from './BasketballRow.css.ts';
import type { CellPlace } from './cells.ts';
import type { BasketballMatch } from './match.ts';

/** The slanted box of both scores, home above: solid while the game is on, soft when it is over, outlined before. */
export function FullScore({ score, isOver, hit }: { score: Score | null; isOver: boolean; hit: Side | null }) {
  if (!score) {
    return (
      <span className={full.before} aria-hidden="true">
        <span className={straight}>VS</span>
      </span>
    );
  }
  const of = (own: Side, other: Side) => (hit === own ? 'hit' : score[own] >= score[other] ? 'lead' : isOver ? 'lost' : 'trail');
  return (
    <span className={full[isOver ? 'over' : 'live']} aria-hidden="true">
      <span className={digits[of('home', 'away')]}>
        <span className={straight}>{score.home}</span>
      </span>
      <span className={digits[of('away', 'home')]}>
        <span className={straight}>{score.away}</span>
      </span>
    </span>
  );
}

/** The margin, and the total points beside the line they are measured against. */
export function Sums({
  cells: [marginCell, totalCell],
  match,
  score,
  kind,
}: {
  cells: readonly [CellPlace, CellPlace];
  match: BasketballMatch;
  score: Score | null;
  kind: MatchStatusKind;
}) {
  const { t } = useLingui();
  const line = match.odds?.size?.live?.middle ?? match.odds?.size?.initial.middle;
  const lead = score ? score.home - score.away : 0;
  const total = score ? score.home + score.away : 0;
  const leader = lead === 0 ? t`平分` : lead > 0 ? t`主领先` : t`客领先`;
  const over =
    line === undefined
      ? ''
      : total > line
        ? t({ id: 'odds.over', message: '大' })
        : total < line
          ? t({ id: 'odds.under', message: '小' })
          : t`走`;
  return (
    <>
      <td role="gridcell" {...marginCell} tabIndex={-1}>
        {score && (
          <span className={sum}>
            <span className={sumFigure}>{Math.abs(lead)}</span>
            <span className={sumWords}>{leader}</span>
          </span>
        )}
      </td>
      <td role="gridcell" {...totalCell} tabIndex={-1}>
        {score && (
          <span className={sum}>
            <span className={sumFigure}>{total}</span>
            {line !== undefined && <span className={sumWords}>{kind === 'finished' ? over : t`线 ${line}`}</span>}
          </span>
        )}
      </td>
    </>
  );
}

const [width, height] = [112, 48];

/** The lead through the game: above the line while the home side leads, in the colours of both. */
export function LeadCurve({ leads, periods, isOn }: { leads: readonly number[]; periods: number; isOn: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const quarters = Math.max(4, periods);
  const { line, end } = leadCurve(leads, isOn ? Math.min(1, (periods - 0.4) / quarters) : 1, width, height);
  const shape = `${line}L${end[0].toFixed(1)} ${height / 2}L0 ${height / 2}z`;
  return (
    <svg className={curve} width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t`领先走势`}>
      <clipPath id={`${id}h`}>
        <path d={`M0 0h${width}v${height / 2}H0z`} />
      </clipPath>
      <clipPath id={`${id}a`}>
        <path d={`M0 ${height / 2}h${width}v${height / 2}H0z`} />
      </clipPath>
      {Array.from({ length: quarters - 1 }, (_, index) => (
        <path key={index} className={mark} d={`M${((index + 1) / quarters) * width} 3v${height - 6}`} />
      ))}
      <path className={area.home} clipPath={`url(#${id}h)`} d={shape} />
      <path className={area.away} clipPath={`url(#${id}a)`} d={shape} />
      <path className={axis} d={`M0 ${height / 2}h${width}`} />
      <path className={outline} d={line} />
      {isOn && <circle className={here} cx={end[0]} cy={end[1]} r="3" />}
    </svg>
  );
}
