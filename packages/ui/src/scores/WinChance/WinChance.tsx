import { useLingui } from '@lingui/react/macro';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { forwardRef, useId } from 'react';
import { bare } from '../../theme/bare.css.ts';
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
import type { Side, Team } from '../Crest/team.ts';
import { periodEnds } from '../LeadChart/lead.ts';
import { body, dot, figure, run, runs as runsList, swing as swingLine, what } from './WinChance.css.ts';

/** The basket that moved the chance most. */
export interface ChanceSwing {
  /** Minute of play. */
  minute: number;
  side: Side;
  player?: string;
  /** Points that it made. */
  points: number;
  /** The home side's chance before and after it, 0 to 1. */
  before: number;
  after: number;
  score: Readonly<Record<Side, number>>;
}

/** Points of one side without answer. */
export interface ScoringRun {
  side: Side;
  points: number;
  /** Minutes of play in which it began and ended. */
  from: number;
  to: number;
}

export interface WinChanceProps extends RootProps {
  home: Team;
  away: Team;
  /** The home side's chance to win, 0 to 1: before the game, then after each minute of play so far. */
  chances: readonly number[];
  /** Minutes of a quarter; default 12. */
  quarter?: number;
  /** Default none. */
  swing?: ChanceSwing;
  /** Longest first; default none. */
  runs?: readonly ScoringRun[];
}

const [width, height] = [960, 240];
const box = { left: 44, right: width - 8, top: 10, bottom: height - 26 } as const;
/** Chance in percent; nothing is certain before the end, which alone is 0 or 100. */
const percent = (chance: number) => (chance === 0 || chance === 1 ? chance * 100 : Math.max(1, Math.min(99, Math.round(chance * 100))));

/** Chance of both sides to win, minute by minute: the home side above the middle, the away side below. */
export const WinChance = forwardRef<HTMLDivElement, WinChanceProps>(function WinChance(
  { home, away, chances, quarter = 12, swing, runs = [], ...root },
  ref,
) {
  const { t } = useLingui();
  const clip = useId();
  const teams = { home, away };
  const ends = periodEnds(quarter, Math.max(0, chances.length - 1));
  const x = scaleLinear([0, ends.at(-1) ?? quarter], [box.left, box.right]);
  const y = scaleLinear([0, 1], [box.bottom, box.top]);
  const values = chances.map((chance, minute) => ({ minute, chance }));
  const points = useChartPoints(values.map(({ minute }) => String(minute)));
  const chosen = values.find(({ minute }) => String(minute) === points.chosen);
  const path = line<(typeof values)[number]>()
    .x(({ minute }) => x(minute))
    .y(({ chance }) => y(chance));
  const ground = area<(typeof values)[number]>()
    .x(({ minute }) => x(minute))
    .y0(y(0.5))
    .y1(({ chance }) => y(chance))(values);
  const last = chances.at(-1) ?? 0.5;
  const leader: Side = last >= 0.5 ? 'home' : 'away';
  const minuteName = (minute: number) => (minute === 0 ? t`赛前` : t`第 ${minute} 分钟`);
  const says = (side: Side, chance: number) => `${teams[side].shortName} ${percent(side === 'home' ? chance : 1 - chance)}%`;
  const sentence = ({ minute, chance }: (typeof values)[number]) =>
    [minuteName(minute), says('home', chance), says('away', chance)].join(t({ id: 'list.comma', message: '，' }));
  const label = t`胜率走势`;
  const [leaderName, leaderShare] = [teams[leader].shortName, percent(leader === 'home' ? last : 1 - last)];
  return (
    <div className={body} ref={ref} {...rootOf(root)}>
      <ChartFrame
        home={home}
        away={away}
        label={label}
        summary={
          chances.length === 0
            ? t`比赛还没有开始。`
            : leaderShare === 100
              ? t`${leaderName} 赢下了比赛。`
              : t`${leaderName} 的胜率现在是 ${leaderShare}%，与指数同一个模型。`
        }
        table={{
          columns: [
            { id: 'minute', head: t`时间` },
            { id: 'home', head: home.shortName, numeric: true },
            { id: 'away', head: away.shortName, numeric: true },
          ],
          rows: values.map(({ minute, chance }) => ({
            id: String(minute),
            cells: { minute: minuteName(minute), home: `${percent(chance)}%`, away: `${percent(1 - chance)}%` },
          })),
        }}
        chosen={
          chosen ? (
            <>
              <span className={figure}>{minuteName(chosen.minute)}</span>
              <span className={what}>{says('home', chosen.chance)}</span>
              <span className={what}>{says('away', chosen.chance)}</span>
            </>
          ) : null
        }
      >
        <ChartCanvas width={width} height={height} label={label} points={points}>
          <clipPath id={`${clip}-home`}>
            <path d={`M0 0H${width}V${y(0.5)}H0z`} />
          </clipPath>
          <clipPath id={`${clip}-away`}>
            <path d={`M0 ${y(0.5)}H${width}V${height}H0z`} />
          </clipPath>
          {[0, 0.25, 0.5, 0.75, 1].map((value) => (
            <g key={value}>
              <ChartRule kind={value === 0.5 ? 'axis' : 'grid'} d={`M${box.left} ${y(value)}H${box.right}`} />
              <ChartTick x={box.left - 8} y={y(value) + 4} textAnchor="end">{`${Math.round(Math.abs(value - 0.5) * 100 + 50)}%`}</ChartTick>
            </g>
          ))}
          {[0, ...ends].map((minute) => (
            <g key={minute}>
              <ChartRule kind="dashed" d={`M${x(minute)} ${box.top}V${box.bottom}`} />
              <ChartTick x={x(minute)} y={height - 6} textAnchor={minute === ends.at(-1) ? 'end' : 'middle'}>{`${minute}'`}</ChartTick>
            </g>
          ))}
          <ChartShape side="home" kind="area" d={ground ?? ''} clipPath={`url(#${clip}-home)`} />
          <ChartShape side="away" kind="area" d={ground ?? ''} clipPath={`url(#${clip}-away)`} />
          <ChartShape side="home" kind="line" d={path(values) ?? ''} clipPath={`url(#${clip}-home)`} />
          <ChartShape side="away" kind="line" d={path(values) ?? ''} clipPath={`url(#${clip}-away)`} />
          {values.map((value) => (
            <ChartPoint
              key={value.minute}
              id={String(value.minute)}
              label={sentence(value)}
              points={points}
              transform={`translate(${x(value.minute)} ${y(value.chance)})`}
            >
              <ChartScaled>
                <ChartRing radius={9} isChosen={value === chosen} />
                {(swing?.minute === value.minute || value === chosen) && <circle className={dot} r="4" />}
              </ChartScaled>
            </ChartPoint>
          ))}
        </ChartCanvas>
      </ChartFrame>
      {swing && <Swing swing={swing} team={teams[swing.side]} />}
      {runs.length > 0 && (
        <ul className={runsList} aria-label={t`得分高潮`}>
          {runs.map(({ side, points: scored, from, to }) => (
            <li key={`${side} ${from}`} className={run}>
              <span className={bare}>{teams[side].shortName}</span>
              <span className={figure}>{`${scored}-0`}</span>
              <span className={what}>{from === to ? minuteName(from) : t`第 ${from} 至 ${to} 分钟`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** The decisive basket in one sentence. */
function Swing({ swing: { minute, side, player, points, before, after, score }, team }: { swing: ChanceSwing; team: Team }) {
  const { t } = useLingui();
  const [from, to] = [before, after].map((chance) => percent(side === 'home' ? chance : 1 - chance));
  const who = [team.shortName, player].filter(Boolean).join(' ');
  const result = `${score.home}-${score.away}`;
  return (
    <p className={swingLine}>{t`影响最大的一球：第 ${minute} 分钟，${who} 得 ${points} 分，比分 ${result}，胜率从 ${from}% 到 ${to}%。`}</p>
  );
}
