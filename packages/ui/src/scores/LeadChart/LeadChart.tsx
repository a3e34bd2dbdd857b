import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId } from 'react';
import type { Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { areas, axis, chart, curve, end, frame, grid, keys, legend, tick, ticks, value } from './LeadChart.css.ts';
import { leadPath, leadSums, periodEnds } from './lead.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface LeadChartProps extends RootProps {
  home: Team;
  away: Team;
  /** Lead of the home side after each minute of play so far. */
  leads: readonly number[];
  /** Minutes of a quarter: 12 in the NBA and the CBA, 10 elsewhere; default 12. Overtimes of five minutes widen the chart. */
  quarter?: number;
  /** Unit for the sentence that screen readers get; default points. */
  unit?: string;
}

const [width, height] = [960, 180];

/** Lead over the course of a game: above the line in the home side's colour, below it in the away side's. */
export const LeadChart = forwardRef<HTMLElement, LeadChartProps>(function LeadChart(
  { home, away, leads, quarter = 12, unit, ...root },
  ref,
) {
  const { t } = useLingui();
  const clip = useId();
  const ends = periodEnds(quarter, leads.length);
  const whole = ends.at(-1) ?? quarter;
  const { home: homeLead, away: awayLead, changes } = leadSums(leads);
  const reach = Math.max(10, homeLead, awayLead);
  const path = leadPath(leads, whole, reach, width, height);
  const lastX = (leads.length / whole) * width;
  const [homeName, awayName] = [home.shortName, away.shortName];
  const counted = unit ?? t`分`;
  const area = `${path}L${lastX.toFixed(1)} ${height / 2}z`;
  const last = leads.at(-1) ?? 0;
  return (
    <figure className={frame} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <figcaption className={legend}>
        <span className={keys.home}>{t`${homeName} 最多领先 ${homeLead} ${counted}`}</span>
        <span className={keys.away}>{t`${awayName} 最多领先 ${awayLead} ${counted}`}</span>
        <span className={value}>{t`领先易手 ${changes} 次`}</span>
      </figcaption>
      <svg className={chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <clipPath id={`${clip}-up`}>
          <path d={`M0 0H${width}V${height / 2}H0z`} />
        </clipPath>
        <clipPath id={`${clip}-down`}>
          <path d={`M0 ${height / 2}H${width}V${height}H0z`} />
        </clipPath>
        {ends.slice(0, -1).map((minute) => (
          <path key={minute} className={grid} d={`M${(minute / whole) * width} 0V${height}`} />
        ))}
        <path className={areas.home} d={area} clipPath={`url(#${clip}-up)`} />
        <path className={areas.away} d={area} clipPath={`url(#${clip}-down)`} />
        <path className={axis} d={`M0 ${height / 2}H${width}`} />
        <path className={curve} d={path} />
        {leads.length > 0 && <path className={end} d={`M${lastX} ${height / 2 - (last / reach) * (height / 2)}h0.01`} />}
      </svg>
      <div className={ticks} aria-hidden="true">
        {[0, ...ends].map((minute) => (
          <span key={minute} className={tick} style={{ left: `${(minute / whole) * 100}%` }}>
            {minute}&apos;
          </span>
        ))}
      </div>
    </figure>
  );
});
