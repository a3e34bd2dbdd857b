import { useLingui } from '@lingui/react/macro';
import { forwardRef, useState } from 'react';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { ChartCanvas, ChartFrame, ChartPoint, ChartRing, ChartScaled, ChartShape, useChartPoints } from '../ChartFrame/index.ts';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { chalk, ground, legend, legendItem, sign, signOpen, signShape, spot } from './ShotMap.css.ts';
import { radiusOf, shapeOf, signOf } from './shapes.ts';
import { ShotReading } from './ShotReading.tsx';
import { shotOutcomes, type ShotItem } from './shots.ts';
import { useShotLabels } from './useShotLabels.ts';

export interface ShotMapProps extends RootProps {
  home: Team;
  away: Team;
  /** In order of time. */
  shots: readonly ShotItem[];
}

/** Ten units a metre. */
const [width, height] = [1_050, 680];
const middle = height / 2;
type Shown = 'both' | Side;

/** Position on the drawing: home attacks the right end, away the left one. */
const placeOf = ({ side, x, y }: ShotItem) =>
  side === 'home' ? { x: x * width, y: y * height } : { x: (1 - x) * width, y: (1 - y) * height };

/**
 * Every shot of a match on one pitch: its place, its chance by size and its end by shape, home to the right. A shot is chosen by pointer or
 * arrow key; a side can be looked at alone.
 */
export const ShotMap = forwardRef<HTMLElement, ShotMapProps>(function ShotMap({ home, away, shots, ...root }, ref) {
  const { t } = useLingui();
  const teams = { home, away };
  const [shown, setShown] = useState<Shown>('both');
  const { outcomes, sentence, summary, table } = useShotLabels(teams);
  const own = shots.filter(({ side }) => shown === 'both' || side === shown);
  const points = useChartPoints(own.map(({ id }) => id));
  const chosen = own.find(({ id }) => id === points.chosen);
  // Small marks lie over large ones, the chosen one over all.
  const drawn = own.toSorted((one, other) => Number(one === chosen) - Number(other === chosen) || (other.xg ?? 0) - (one.xg ?? 0));
  const seen = shotOutcomes.filter((outcome) => own.some((shot) => shot.outcome === outcome));
  const label = t`射门分布`;
  return (
    <ChartFrame
      home={home}
      away={away}
      label={label}
      summary={summary(own, shown === 'both' ? sides : [shown])}
      table={table(own)}
      controls={
        <SegmentedControl<Shown>
          size="s"
          label={t`球队`}
          value={shown}
          onValueChange={setShown}
          segments={[
            { value: 'both', label: t`双方` },
            { value: 'home', label: home.shortName },
            { value: 'away', label: away.shortName },
          ]}
        />
      }
      legend={
        <ul className={legend}>
          {seen.map((outcome) => {
            const { d, isOpen } = signOf(outcome, 90);
            return (
              <li key={outcome} className={legendItem}>
                <svg className={sign} viewBox="-8 -8 16 16" aria-hidden="true">
                  <path className={isOpen ? signOpen : signShape} d={d} />
                </svg>
                {outcomes[outcome]}
              </li>
            );
          })}
          {seen.length > 0 && <li className={legendItem}>{t`越大机会越好`}</li>}
        </ul>
      }
      chosen={chosen ? <ShotReading shot={chosen} teams={teams} /> : null}
      ref={ref}
      {...rootOf(root)}
    >
      <ChartCanvas width={width} height={height} label={label} points={points}>
        <Pitch />
        {drawn.map((shot) => {
          const { d, isOpen } = shapeOf(shot.outcome, shot.xg);
          const { x, y } = placeOf(shot);
          return (
            <ChartPoint key={shot.id} id={shot.id} label={sentence(shot)} points={points} transform={`translate(${x} ${y})`}>
              <ChartScaled>
                <ChartRing radius={Math.max(16, radiusOf(shot.xg) + 6)} isChosen={shot === chosen} />
                <ChartShape side={shot.side} kind={isOpen ? 'open' : 'solid'} d={d} />
              </ChartScaled>
            </ChartPoint>
          );
        })}
      </ChartCanvas>
    </ChartFrame>
  );
});

/** Ground and chalk lines of a pitch, 105 by 68 metres. */
function Pitch() {
  const end = (x: number, inwards: 1 | -1) =>
    `M${x} ${middle - 201.6}h${inwards * 165}v403.2h${inwards * -165}M${x} ${middle - 91.6}h${inwards * 55}v183.2h${inwards * -55}` +
    `M${x + inwards * 165} ${middle - 73.1}a91.5 91.5 0 0 ${inwards === 1 ? 1 : 0} 0 146.2`;
  return (
    <g aria-hidden="true">
      <rect className={ground} width={width} height={height} rx="6" />
      <path className={chalk} d={`M1 1H${width - 1}V${height - 1}H1zM${width / 2} 0V${height}${end(1, 1)}${end(width - 1, -1)}`} />
      <circle className={chalk} cx={width / 2} cy={middle} r="91.5" />
      <circle className={spot} cx={width / 2} cy={middle} r="4" />
      <circle className={spot} cx={110} cy={middle} r="4" />
      <circle className={spot} cx={width - 110} cy={middle} r="4" />
    </g>
  );
}
