import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import {
  ChartCanvas,
  ChartFrame,
  ChartPoint,
  ChartRing,
  ChartRule,
  ChartScaled,
  ChartShape,
  ChartTick,
  useChartPoints,
} from '../ChartFrame/index.ts';
import type { Team } from '../Crest/team.ts';
import { dot, goldReading, goldReadingAt } from './Series.css.ts';
import { goldText, type SeriesObjective } from './series.ts';
import { useSeriesLabels } from './useSeriesLabels.ts';

export interface GoldChartProps extends RootProps {
  /** Lead of the home side in gold after each minute. */
  gold: readonly number[];
  /** Objectives that both sides took, marked at their minutes; default none. */
  objectives?: readonly SeriesObjective[];
  home: Team;
  away: Team;
  /** The map is on: its end is marked; default false. */
  isOn?: boolean;
}

const [width, height, left, bottom] = [960, 380, 56, 34];
const middle = (height - bottom) / 2;
/** A rhombus around the origin. */
const mark = 'M0 -6L6 0L0 6L-6 0z';

/** A step of the scale that fits a lead: 1, 2 or 5 thousand and so on. */
const stepFor = (most: number): number => [1_000, 2_000, 5_000, 10_000].find((step) => most <= step * 3) ?? 20_000;

/** Gold lead and objectives, minute by minute: the home side above the line, the away side below. */
export const GoldChart = forwardRef<HTMLElement, GoldChartProps>(function GoldChart(
  { gold, objectives = [], home, away, isOn = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const words = useSeriesLabels();
  const id = useId();
  const teams = { home, away };
  const values = [0, ...gold].map((lead, minute) => ({
    minute,
    lead,
    taken: objectives.filter(({ second }) => Math.floor(second / 60) === minute),
  }));
  const points = useChartPoints(values.map(({ minute }) => String(minute)));
  const chosen = values.find(({ minute }) => String(minute) === points.chosen);
  const step = stepFor(Math.max(...values.map(({ lead }) => Math.abs(lead))));
  const top = step * 3;
  const minutes = Math.max(20, Math.ceil(values.length / 5) * 5);
  const x = (minute: number) => left + (minute / minutes) * (width - left - 8);
  const y = (value: number) => middle - (value / top) * (middle - 10);
  const line = values.map(({ minute, lead }) => `${minute === 0 ? 'M' : 'L'}${x(minute).toFixed(1)} ${y(lead).toFixed(1)}`).join('');
  const end = values.length - 1;
  const shape = `${line}L${x(end).toFixed(1)} ${middle}L${left} ${middle}z`;
  const leadOf = (gap: number) => {
    const [leader, lead] = [gap >= 0 ? home.shortName : away.shortName, goldText(gap)];
    return gap === 0 ? t`经济持平` : t`${leader} 领先 ${lead} 经济`;
  };
  const takenOf = (taken: readonly SeriesObjective[]) =>
    taken.map(({ side, code }) => `${teams[side].shortName} ${words.objectives[code]}`).join(t({ id: 'list.semicolon', message: '；' }));
  const label = t`经济差走势`;
  return (
    <ChartFrame
      home={home}
      away={away}
      label={label}
      summary={leadOf(values.at(-1)?.lead ?? 0)}
      table={{
        columns: [
          { id: 'minute', head: t`时间` },
          { id: 'lead', head: t({ id: 'series.economy', message: '经济' }) },
          { id: 'taken', head: t`资源时间线` },
        ],
        rows: values.map(({ minute, lead, taken }) => ({
          id: String(minute),
          cells: { minute: `${minute}'`, lead: leadOf(lead), taken: takenOf(taken) },
        })),
      }}
      chosen={
        chosen ? (
          <>
            <span className={goldReadingAt}>{`${chosen.minute}'`}</span>
            <span className={goldReading}>{leadOf(chosen.lead)}</span>
            {chosen.taken.length > 0 && <span className={goldReading}>{takenOf(chosen.taken)}</span>}
          </>
        ) : null
      }
      ref={ref}
      {...rootOf(root)}
    >
      <ChartCanvas width={width} height={height} label={label} points={points}>
        <clipPath id={`${id}h`}>
          <path d={`M0 0H${width}V${middle}H0z`} />
        </clipPath>
        <clipPath id={`${id}a`}>
          <path d={`M0 ${middle}H${width}V${height}H0z`} />
        </clipPath>
        {[-2, -1, 1, 2].map((times) => (
          <g key={times}>
            <ChartRule d={`M${left} ${y(times * step)}H${width}`} />
            <ChartTick x={left - 8} y={y(times * step) + 6} textAnchor="end">{`${(Math.abs(times) * step) / 1_000}k`}</ChartTick>
          </g>
        ))}
        <ChartShape side="home" kind="area" clipPath={`url(#${id}h)`} d={shape} />
        <ChartShape side="away" kind="area" clipPath={`url(#${id}a)`} d={shape} />
        <ChartRule kind="axis" d={`M${left} ${middle}H${width}`} />
        <ChartShape side="home" kind="line" clipPath={`url(#${id}h)`} d={line} />
        <ChartShape side="away" kind="line" clipPath={`url(#${id}a)`} d={line} />
        {values.map((value) => {
          const { minute, lead, taken } = value;
          return (
            <ChartPoint
              key={minute}
              id={String(minute)}
              label={[`${minute}'`, leadOf(lead), takenOf(taken)].filter(Boolean).join(t({ id: 'list.comma', message: '，' }))}
              points={points}
              transform={`translate(${x(minute)} ${y(lead)})`}
            >
              <ChartScaled>
                <ChartRing radius={10} isChosen={value === chosen} />
                {taken[0] && <ChartShape side={taken[0].side} d={mark} />}
                {isOn && minute === end && <circle className={dot} r="4.5" />}
              </ChartScaled>
            </ChartPoint>
          );
        })}
        {Array.from({ length: minutes / 5 + 1 }, (_, index) => (
          <ChartTick key={index} x={x(index * 5)} y={height - 6}>{`${index * 5}'`}</ChartTick>
        ))}
      </ChartCanvas>
    </ChartFrame>
  );
});
