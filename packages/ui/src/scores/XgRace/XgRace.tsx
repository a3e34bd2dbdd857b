import { useLingui } from '@lingui/react/macro';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line, symbol, symbolCircle } from 'd3-shape';
import { forwardRef } from 'react';
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
  ChartWords,
  useChartPoints,
} from '../ChartFrame/index.ts';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { useShotLabels, type ShotItem } from '../ShotMap/index.ts';
import { ShotReading } from '../ShotMap/ShotReading.tsx';
import { xgText } from '../ShotMap/shots.ts';
import { raceSteps, type RaceStep } from './race.ts';

export interface XgRaceProps extends RootProps {
  home: Team;
  away: Team;
  /** In order of time. */
  shots: readonly ShotItem[];
  /** Minute until which the lines go while the match is on; default its end. */
  minute?: number;
  /** Length of the match in minutes, 90 or 120; default 90. */
  length?: number;
}

const [width, height] = [960, 270];
const box = { left: 36, right: width - 132, top: 22, bottom: height - 26 } as const;
/** Room between the labels at the ends of the lines. */
const apart = 18;
const dot = symbol(symbolCircle, 40)() ?? '';
const tag = 'M-17 -10h36l-4 20h-36z';
const isGoal = ({ shot: { outcome } }: RaceStep) => outcome === 'goal' || outcome === 'own-goal';

/** Expected goals of both sides as they grew, a step a shot, with the goals marked. */
export const XgRace = forwardRef<HTMLElement, XgRaceProps>(function XgRace({ home, away, shots, minute, length = 90, ...root }, ref) {
  const { t } = useLingui();
  const teams = { home, away };
  const { sentence, summary, table } = useShotLabels(teams);
  const steps = raceSteps(shots.filter(({ outcome }) => outcome !== 'cancelled'));
  const points = useChartPoints(steps.map(({ shot }) => shot.id));
  const chosen = steps.find(({ shot }) => shot.id === points.chosen);
  const totals = { home: 0, away: 0 };
  for (const { shot, total } of steps) totals[shot.side] = total;
  const last = steps.at(-1)?.at ?? 0;
  const end = Math.max(last, Math.min(minute ?? length, length));
  const x = scaleLinear([0, Math.max(length, last)], [box.left, box.right]);
  const y = scaleLinear([0, Math.max(1, totals.home, totals.away) * 1.08], [box.bottom, box.top]);
  const path = line<{ at: number; total: number }>()
    .x(({ at }) => x(at))
    .y(({ total }) => y(total))
    .curve(curveStepAfter);
  const lineOf = (side: Side) =>
    path([{ at: 0, total: 0 }, ...steps.filter(({ shot }) => shot.side === side), { at: end, total: totals[side] }]) ?? '';
  const [upper, lower]: [Side, Side] = totals.home >= totals.away ? ['home', 'away'] : ['away', 'home'];
  const gap = Math.max(0, apart - (y(totals[lower]) - y(totals[upper])));
  const labelY = { [upper]: y(totals[upper]) - gap / 2, [lower]: y(totals[lower]) + gap / 2 } as Record<Side, number>;
  const lift = Math.max(0, labelY[lower] - box.bottom);
  // A goal at the very end keeps its mark clear of the name.
  const labelX = (side: Side) =>
    x(end) + (steps.some((step) => step.shot.side === side && isGoal(step) && x(end) - x(step.at) < 20) ? 26 : 10);
  const label = t`预期进球走势`;
  const marks = [15, 30, 45, 60, 75, 90, 105, 120].filter((each) => each <= length);
  return (
    <ChartFrame
      home={home}
      away={away}
      label={label}
      summary={summary(shots, sides)}
      table={table(steps.map(({ shot }) => shot))}
      chosen={chosen ? <ShotReading shot={chosen.shot} teams={teams} /> : null}
      ref={ref}
      {...rootOf(root)}
    >
      <ChartCanvas width={width} height={height} label={label} points={points}>
        {y.ticks(4).map((value) => (
          <g key={value}>
            <ChartRule kind={value === 0 ? 'axis' : 'grid'} d={`M${box.left} ${y(value)}H${box.right}`} />
            <ChartTick x={box.left - 8} y={y(value) + 4} textAnchor="end">
              {value.toFixed(1)}
            </ChartTick>
          </g>
        ))}
        <ChartRule kind="dashed" d={`M${x(45)} ${box.top}V${box.bottom}`} />
        {marks.map((each) => (
          <ChartTick key={each} x={x(each)} y={height - 6}>{`${each}'`}</ChartTick>
        ))}
        {sides.map((side) => (
          <g key={side}>
            <ChartShape side={side} kind="line" d={lineOf(side)} />
            <ChartWords x={labelX(side)} y={labelY[side] - lift + 5}>
              {`${teams[side].shortName} ${xgText(totals[side])}`}
            </ChartWords>
          </g>
        ))}
        {steps.map((step) => {
          const { shot, at, total, score } = step;
          const isChosen = step === chosen;
          return (
            <ChartPoint
              key={shot.id}
              id={shot.id}
              label={isGoal(step) ? `${sentence(shot)} ${score.home}-${score.away}` : sentence(shot)}
              points={points}
              transform={`translate(${x(at)} ${y(total)})`}
            >
              <ChartScaled>
                <ChartRing radius={isGoal(step) ? 20 : 9} isChosen={isChosen} />
                {isGoal(step) ? (
                  <>
                    <ChartShape side={shot.side} d={tag} />
                    <ChartWords on={shot.side} textAnchor="middle" y={5}>
                      {`${score.home}-${score.away}`}
                    </ChartWords>
                  </>
                ) : (
                  <ChartShape side={shot.side} d={dot} />
                )}
              </ChartScaled>
            </ChartPoint>
          );
        })}
      </ChartCanvas>
    </ChartFrame>
  );
});
