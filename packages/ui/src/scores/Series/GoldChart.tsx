import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId } from 'react';
import type { Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { area, axisLine, chart, chartFrame, dot, gridLine, key, leadText, legend, lineOf, tick } from './Series.css.ts';
import { goldText } from './series.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface GoldChartProps extends RootProps {
  /** Lead of the home side in gold after each minute. */
  gold: readonly number[];
  home: Team;
  away: Team;
  /** The map is on: its end is marked; default false. */
  isOn?: boolean;
}

const [width, height, left, bottom] = [620, 260, 40, 24];
const middle = (height - bottom) / 2;

/** A step of the scale that fits a lead: 1, 2 or 5 thousand and so on. */
const stepFor = (most: number): number => [1_000, 2_000, 5_000, 10_000].find((step) => most <= step * 3) ?? 20_000;

/** Gold lead, minute by minute: the home side above the line, the away side below. */
export const GoldChart = forwardRef<HTMLDivElement, GoldChartProps>(function GoldChart({ gold, home, away, isOn = false, ...root }, ref) {
  const { t } = useLingui();
  const id = useId();
  const values = [0, ...gold];
  const step = stepFor(Math.max(...values.map(Math.abs)));
  const top = step * 3;
  const minutes = Math.max(20, Math.ceil(values.length / 5) * 5);
  const x = (minute: number) => left + (minute / minutes) * (width - left - 8);
  const y = (value: number) => middle - (value / top) * (middle - 10);
  const line = values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
  const last = values.at(-1) ?? 0;
  const end = values.length - 1;
  const shape = `${line}L${x(end).toFixed(1)} ${middle}L${left} ${middle}z`;
  const leader = last >= 0 ? home.shortName : away.shortName;
  const lead = goldText(last);
  return (
    <div className={chartFrame} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <div className={legend}>
        <span className={key.home}>{home.shortName}</span>
        <span className={key.away}>{away.shortName}</span>
        <span className={leadText}>{last === 0 ? t`经济持平` : t`${leader} 领先 ${lead} 经济`}</span>
      </div>
      <svg className={chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t`经济差走势`}>
        <clipPath id={`${id}h`}>
          <path d={`M0 0H${width}V${middle}H0z`} />
        </clipPath>
        <clipPath id={`${id}a`}>
          <path d={`M0 ${middle}H${width}V${height}H0z`} />
        </clipPath>
        {[-2, -1, 1, 2].map((times) => (
          <g key={times}>
            <path className={gridLine} d={`M${left} ${y(times * step)}H${width}`} />
            <text className={tick} x={left - 8} y={y(times * step) + 4} textAnchor="end">{`${(Math.abs(times) * step) / 1_000}k`}</text>
          </g>
        ))}
        <path className={area.home} clipPath={`url(#${id}h)`} d={shape} />
        <path className={area.away} clipPath={`url(#${id}a)`} d={shape} />
        <path className={axisLine} d={`M${left} ${middle}H${width}`} />
        <path className={lineOf} d={line} />
        {isOn && <circle className={dot} cx={x(end)} cy={y(last)} r="4.5" />}
        {Array.from({ length: minutes / 5 + 1 }, (_, index) => (
          <text key={index} className={tick} x={x(index * 5)} y={height - 4} textAnchor="middle">{`${index * 5}'`}</text>
        ))}
      </svg>
    </div>
  );
});
