import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { buyLetters, buyOf, buys, halfTime, worthText, type Buy } from './economy.ts';
import { buyCell, buyLetter, curve, point } from './Rounds.css.ts';
import { axisLine, chart, chartFrame, gridLine, key, leadText, legend, tick } from './Series.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface EconomyChartProps extends RootProps {
  /** Value of both sides' equipment at the start of each round. */
  economy: readonly (readonly [home: number, away: number])[];
  home: Team;
  away: Team;
}

const [width, left, top, bottom] = [620, 40, 10, 210];
/** The rows of letters under the curves. */
const rows: Record<Side, number> = { home: 220, away: 240 };
const height = 262;
const most = 30_000;
/** Rounds that are drawn at the least: those without an overtime. */
const least = 24;

/** Equipment of both sides, round by round: two curves, and under them the kind of purchase of each. */
export const EconomyChart = forwardRef<HTMLDivElement, EconomyChartProps>(function EconomyChart({ economy, home, away, ...root }, ref) {
  const { t } = useLingui();
  const names: Record<Buy, string> = { pistol: t`手枪局`, full: t`全起`, half: t`半起`, eco: t`经济局` };
  const teams = { home, away };
  const rounds = Math.max(least, economy.length);
  const step = (width - left - 8) / rounds;
  const x = (round: number) => left + (round + 0.5) * step;
  const y = (worth: number) => bottom - (Math.min(worth, most) / most) * (bottom - top);
  const [latest = [0, 0]] = economy.slice(-1);
  const [homeName, awayName] = [home.shortName, away.shortName];
  const [homeWorth, awayWorth] = [worthText(latest[0]), worthText(latest[1])];
  return (
    <div className={chartFrame} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
      <div className={legend}>
        <span className={key.home}>{`${homeName} ${homeWorth}`}</span>
        <span className={key.away}>{`${awayName} ${awayWorth}`}</span>
        <span className={leadText}>{buys.map((buy) => `${buyLetters[buy]} ${names[buy]}`).join(' · ')}</span>
      </div>
      <svg
        className={chart}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t`各回合装备价值，本回合 ${homeName} ${homeWorth}，${awayName} ${awayWorth}`}
      >
        {[10_000, 20_000, 30_000].map((worth) => (
          <g key={worth}>
            <path className={gridLine} d={`M${left} ${y(worth)}H${width}`} />
            <text className={tick} x={left - 8} y={y(worth) + 4} textAnchor="end">{`${worth / 1_000}k`}</text>
          </g>
        ))}
        <path className={axisLine} d={`M${left} ${bottom}H${width}`} />
        <path className={axisLine} d={`M${left + halfTime * step} ${top}V${bottom}`} />
        {sides.map((side, place) => {
          const worths = economy.map((pair) => pair[place] ?? 0);
          const line = worths.map((worth, round) => `${round === 0 ? 'M' : 'L'}${x(round).toFixed(1)} ${y(worth).toFixed(1)}`).join('');
          return (
            <g key={side}>
              <path className={curve[side]} d={line} />
              {worths.length > 0 && <circle className={point[side]} cx={x(worths.length - 1)} cy={y(worths.at(-1) ?? 0)} r="4" />}
              {worths.map((worth, round) => {
                const buy = buyOf(worth, round);
                return (
                  <g key={round}>
                    <title>{`${teams[side].shortName} · ${names[buy]} · ${worthText(worth)}`}</title>
                    <rect
                      className={buyCell[buy === 'full' ? side : 'open']}
                      x={x(round) - step / 2 + 1}
                      y={rows[side]}
                      width={step - 2}
                      height={17}
                      rx="2"
                    />
                    <text className={buyLetter[buy === 'full' ? side : 'open']} x={x(round)} y={rows[side] + 13} textAnchor="middle">
                      {buyLetters[buy]}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
    </div>
  );
});
