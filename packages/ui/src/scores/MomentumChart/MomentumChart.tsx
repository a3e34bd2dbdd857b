import { useLingui } from '@lingui/react/macro';
import { sides, type Side, type Team } from '../Crest/team.ts';
import type { MatchEventItem } from '../MatchEvents/events.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  ahead,
  axis,
  back,
  bars,
  cards,
  changes,
  chart,
  flag,
  frame,
  half,
  halfWord,
  key,
  legend,
  now,
  sign,
  sparse,
  tags,
  tagText,
  thread,
  tick,
} from './MomentumChart.css.ts';
import { lanesOf, marksOf, type MinorMark, type SideMarks as Marks } from './lanes.ts';
import { halfTimeX, minuteX, peaks, spans, type MomentumMinute } from './momentum.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface MomentumChartProps extends RootProps {
  /** One value a minute, up to the present minute. */
  minutes: readonly MomentumMinute[];
  /** Goals, cards, changes and reviews are marked at their minutes; others are left out. */
  events?: readonly MatchEventItem[];
  home: Team;
  away: Team;
  /** Length of the match in minutes, 90 or 120; default 90. */
  length?: number;
  /** The match is on: its minute is marked at the axis; default false. */
  isOn?: boolean;
}

const width = 960;
const reach = 62;
/** Heights of the lanes outside the bars, px: for goals and for small marks. */
const laneHeights = { goal: 26, small: 18 } as const;

/**
 * Momentum of the match, a bar a minute: the home side above the line, the away side below, both in their colours.
 * Cards and substitutions have lanes beyond the bars, goals lanes outside of those. Screen readers get a table of quarter hours.
 */
export const MomentumChart = forwardRef<HTMLDivElement, MomentumChartProps>(function MomentumChart(
  { minutes, events = [], home, away, length = 90, isOn = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const strong = peaks(minutes);
  const last = Math.max(0, ...minutes.map(({ minute }) => minute));
  const x = (minute: number) => minuteX(minute, length) * width;
  const step = x(2) - x(1);
  const barWidth = step * 0.74;
  const halfTime = halfTimeX(length) * width;
  const ticks = [15, 30, 60, 75, 90, 105, 120].filter((minute) => minute <= length && (!isOn || Math.abs(minute - last) > 4));
  const marks = marksOf(events, length, width);
  // Enough lanes for a usual match are reserved, so that the chart keeps its height during the match.
  const beyond = (side: Side) => lanesOf(marks[side].small, 2) * laneHeights.small + lanesOf(marks[side].goals, 1) * laneHeights.goal;
  const middle = beyond('home') + reach + 4;
  const end = middle + reach + 4 + beyond('away');
  const bottom = end + 18;
  return (
    <div className={frame} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <div className={legend} aria-hidden="true">
        <span className={key.home}>{home.shortName}</span>
        <span className={key.away}>{away.shortName}</span>
      </div>
      <svg className={chart} viewBox={`0 0 ${width} ${bottom + 8}`} aria-hidden="true">
        {last < length && <path className={ahead} d={`M${x(last + 1) - step / 2} 0H${width}V${end}H${x(last + 1) - step / 2}z`} />}
        <path className={axis} d={`M0 ${middle}H${width}`} />
        <path className={half} d={`M${halfTime} 0V${end}`} />
        {!(isOn && Math.abs(x(last) - halfTime) < 44) && (
          <text className={halfWord} x={halfTime} y={bottom}>
            {t`中场`}
          </text>
        )}
        {minutes.map(({ minute, value }) => {
          const tall = Math.max(2, Math.min(1, Math.abs(value)) * reach);
          const side: Side = value >= 0 ? 'home' : 'away';
          return (
            <rect
              key={minute}
              className={`${bars[side]} ${strong.has(minute) ? '' : back}`}
              x={x(minute) - barWidth / 2}
              y={side === 'home' ? middle - 1 - tall : middle + 1}
              width={barWidth}
              height={tall}
              rx="1"
            />
          );
        })}
        {ticks.map((minute) => (
          <text key={minute} className={`${tick} ${minute % 30 ? sparse : ''}`} x={Math.min(width - 10, x(minute))} y={bottom}>
            {minute}&apos;
          </text>
        ))}
        {isOn && last > 0 && (
          <text className={now} x={Math.min(width - 10, x(last))} y={bottom}>
            {last}&apos;
          </text>
        )}
        {sides.map((side) => (
          <SideMarks key={side} side={side} {...marks[side]} middle={middle} />
        ))}
      </svg>
      <Summary minutes={minutes} home={home} away={away} />
    </div>
  );
});

/** The marks of one side, from the bars outwards; the home side's go up. */
function SideMarks({ side, goals, small, middle }: { side: Side; middle: number } & Marks) {
  const outwards = side === 'home' ? -1 : 1;
  const from = reach + 4;
  const beyondSmall = from + lanesOf(small, 2) * laneHeights.small;
  return (
    <>
      {small.map(({ id, kind, count, x, lane }) => (
        <g key={id} transform={`translate(${x} ${middle + outwards * (from + (lane + 0.5) * laneHeights.small)})`}>
          <SmallSign kind={kind} count={count} />
        </g>
      ))}
      {goals.map(({ id, score, x, lane }) => {
        const y = middle + outwards * (beyondSmall + (lane + 0.5) * laneHeights.goal);
        return (
          <g key={id}>
            <path className={thread} d={`M${x} ${middle + outwards * 2}V${y - outwards * 10}`} />
            <g className={flag}>
              <path className={tags[side]} d={`M${x - 17} ${y - 10}h36l-4 20h-36z`} />
              <text className={tagText[side]} x={x} y={y + 5}>
                {score.home}-{score.away}
              </text>
            </g>
          </g>
        );
      })}
    </>
  );
}

/**
 * A card, a substitution or a review, centred on its own middle, with a number where there were several.
 * A sending-off has its corner cut, so that shape tells the cards apart.
 */
function SmallSign({ kind, count }: Pick<MinorMark, 'kind' | 'count'>) {
  const left = count > 1 ? -7 : 0;
  return (
    <g className={flag}>
      {kind === 'yellow' && <path className={cards.yellow} d={`M${left - 5} -7h10v14h-10z`} />}
      {kind === 'red' && <path className={cards.red} d={`M${left - 5} -7h6l4 4v10h-10z`} />}
      {kind === 'substitution' && (
        <>
          <path className={changes.on} d={`M${left - 3} 6v-10m-3 3l3 -3l3 3`} />
          <path className={changes.off} d={`M${left + 4} -6v10m-3 -3l3 3l3 -3`} />
        </>
      )}
      {kind === 'var' && (
        <text className={sign} x={left} y="4">
          VAR
        </text>
      )}
      {count > 1 && (
        <text className={sign} x={left + 15} y="4">
          ×{count}
        </text>
      )}
    </g>
  );
}

/** The same for a screen reader, a quarter of an hour a line. */
function Summary({ minutes, home, away }: Pick<MomentumChartProps, 'minutes' | 'home' | 'away'>) {
  const { t } = useLingui();
  const teams = { home, away };
  return (
    <div className={visuallyHidden}>
      <table className={bare} aria-label={t`攻势走势`}>
        <thead>
          <tr>
            <th className={bare} scope="col">{t`时间`}</th>
            {sides.map((side) => (
              <th className={bare} key={side} scope="col">
                {teams[side].shortName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans(minutes).map(({ from, to, home: share }) => (
            <tr key={from}>
              <th className={bare} scope="row">{t`${from} 至 ${to} 分钟`}</th>
              <td className={bare}>{share}%</td>
              <td className={bare}>{100 - share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
