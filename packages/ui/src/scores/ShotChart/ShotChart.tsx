import { useLingui } from '@lingui/react/macro';
import { symbol, symbolCircle, symbolTimes } from 'd3-shape';
import { forwardRef, useState } from 'react';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { ChartCanvas, ChartFrame, ChartPoint, ChartRing, ChartScaled, ChartShape, useChartPoints } from '../ChartFrame/index.ts';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { StatBars } from '../StatBars/index.ts';
import { court, courtZones, percentOf, triesOf, zoneOf, type CourtShot, type CourtZone } from './courtShots.ts';
import { body, chalk, figure, ground, legend, legendItem, player, sign, signMade, signMissed, what } from './ShotChart.css.ts';

export interface ShotChartProps extends RootProps {
  home: Team;
  away: Team;
  /** In order of time. */
  shots: readonly CourtShot[];
}

/** Forty units a metre. */
const unit = 40;
const [width, height] = [court.length * unit, court.width * unit];
const middle = height / 2;
type Shown = 'both' | Side;
const made = symbol(symbolCircle, 130)() ?? '';
const missed = symbol(symbolTimes, 90)() ?? '';

const placeOf = ({ side, x, y }: CourtShot) =>
  side === 'home' ? { x: x * width, y: y * height } : { x: (1 - x) * width, y: (1 - y) * height };

/**
 * Every shot from the field on one court, home to the right: a disc went in, a cross did not. A shot is chosen by pointer or arrow key, a
 * side can be looked at alone, and the zones are compared below.
 */
export const ShotChart = forwardRef<HTMLDivElement, ShotChartProps>(function ShotChart({ home, away, shots, ...root }, ref) {
  const { t } = useLingui();
  const teams = { home, away };
  const [shown, setShown] = useState<Shown>('both');
  const own = shots.filter(({ side }) => shown === 'both' || side === shown);
  const points = useChartPoints(own.map(({ id }) => id));
  const chosen = own.find(({ id }) => id === points.chosen);
  const zones: Record<CourtZone, string> = { rim: t`篮下`, paint: t`油漆区`, middle: t`中距离`, corner: t`底角三分`, arc: t`弧顶三分` };
  const endOf = ({ isMade }: CourtShot) => (isMade ? t`命中` : t`未中`);
  const kindOf = ({ points: worth }: CourtShot) => (worth === 3 ? t`三分` : t`两分`);
  const comma = t({ id: 'list.comma', message: '，' });
  const minuteOf = ({ minute }: CourtShot) => t`第 ${minute} 分钟`;
  const sentence = (shot: CourtShot) =>
    [
      minuteOf(shot),
      [teams[shot.side].shortName, shot.player].filter(Boolean).join(' '),
      zones[zoneOf(shot)],
      kindOf(shot),
      endOf(shot),
    ].join(comma);
  const sideSentence = (side: Side) => {
    const tries = triesOf(shots, side);
    const [name, count, all, share] = [teams[side].shortName, tries.made, tries.tried, percentOf(tries)];
    return t`${name} 投篮 ${all} 中 ${count}，命中率 ${share}%`;
  };
  const triesText = (side: Side, zone: CourtZone) => {
    const tries = triesOf(shots, side, zone);
    return `${tries.made}/${tries.tried} ${percentOf(tries)}%`;
  };
  const label = t`投篮分布`;
  return (
    <div className={body} ref={ref} {...rootOf(root)}>
      <ChartFrame
        home={home}
        away={away}
        label={label}
        summary={`${(shown === 'both' ? sides : [shown]).map(sideSentence).join(t({ id: 'list.semicolon', message: '；' }))}${t({ id: 'sentence.end', message: '。' })}`}
        table={{
          columns: [
            { id: 'minute', head: t`时间` },
            { id: 'team', head: t`球队` },
            { id: 'player', head: t`球员` },
            { id: 'zone', head: t`区域` },
            { id: 'kind', head: t`分值`, numeric: true },
            { id: 'end', head: t`结果` },
          ],
          rows: own.map((shot) => ({
            id: shot.id,
            cells: {
              minute: minuteOf(shot),
              team: teams[shot.side].shortName,
              player: shot.player ?? '–',
              zone: zones[zoneOf(shot)],
              kind: String(shot.points),
              end: endOf(shot),
            },
          })),
        }}
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
            <li className={legendItem}>
              <svg className={sign} viewBox="-8 -8 16 16" aria-hidden="true">
                <path className={signMade} d={made} />
              </svg>
              {t`命中`}
            </li>
            <li className={legendItem}>
              <svg className={sign} viewBox="-8 -8 16 16" aria-hidden="true">
                <path className={signMissed} d={missed} />
              </svg>
              {t`未中`}
            </li>
          </ul>
        }
        chosen={
          chosen ? (
            <>
              <span className={figure}>{minuteOf(chosen)}</span>
              {chosen.player && <span className={player}>{chosen.player}</span>}
              <span className={what}>{teams[chosen.side].shortName}</span>
              <span className={what}>{zones[zoneOf(chosen)]}</span>
              <span className={what}>{kindOf(chosen)}</span>
              <span className={what}>{endOf(chosen)}</span>
            </>
          ) : null
        }
      >
        <ChartCanvas width={width} height={height} label={label} points={points}>
          <CourtDrawing />
          {own.map((shot) => {
            const { x, y } = placeOf(shot);
            return (
              <ChartPoint key={shot.id} id={shot.id} label={sentence(shot)} points={points} transform={`translate(${x} ${y})`}>
                <ChartScaled>
                  <ChartRing radius={13} isChosen={shot === chosen} />
                  <ChartShape side={shot.side} kind={shot.isMade ? 'solid' : 'open'} d={shot.isMade ? made : missed} />
                </ChartScaled>
              </ChartPoint>
            );
          })}
        </ChartCanvas>
      </ChartFrame>
      {shots.length > 0 && (
        <StatBars
          home={home}
          away={away}
          label={t`各区域命中率`}
          stats={courtZones.map((zone) => ({
            id: zone,
            label: zones[zone],
            home: percentOf(triesOf(shots, 'home', zone)),
            away: percentOf(triesOf(shots, 'away', zone)),
            text: { home: triesText('home', zone), away: triesText('away', zone) },
          }))}
        />
      )}
    </div>
  );
});

/** Floor and lines of a court, 28 by 15 metres; the line for three is 6.75 metres from the basket. */
function CourtDrawing() {
  const end = (x: number, inwards: 1 | -1) => {
    const sweep = inwards === 1 ? 1 : 0;
    const corner = inwards * 2.99 * unit;
    return (
      `M${x} ${middle - 2.45 * unit}h${inwards * 5.8 * unit}v${4.9 * unit}h${inwards * -5.8 * unit}` +
      `M${x + inwards * 5.8 * unit} ${middle - 1.8 * unit}a${1.8 * unit} ${1.8 * unit} 0 0 ${sweep} 0 ${3.6 * unit}` +
      `M${x} ${0.9 * unit}h${corner}A${6.75 * unit} ${6.75 * unit} 0 0 ${sweep} ${x + corner} ${height - 0.9 * unit}h${-corner}` +
      `M${x + inwards * 1.2 * unit} ${middle - 0.9 * unit}v${1.8 * unit}`
    );
  };
  return (
    <g aria-hidden="true">
      <rect className={ground} width={width} height={height} rx="6" />
      <path className={chalk} d={`M1 1H${width - 1}V${height - 1}H1zM${width / 2} 0V${height}${end(1, 1)}${end(width - 1, -1)}`} />
      <circle className={chalk} cx={width / 2} cy={middle} r={1.8 * unit} />
      <circle className={chalk} cx={court.rim * unit} cy={middle} r={0.3 * unit} />
      <circle className={chalk} cx={width - court.rim * unit} cy={middle} r={0.3 * unit} />
    </g>
  );
}
