import { useLingui } from '@lingui/react/macro';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { isGoal, type MatchEventItem } from '../MatchEvents/events.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import {
  ahead,
  axis,
  back,
  bars,
  cards,
  chart,
  flag,
  frame,
  half,
  halfWord,
  key,
  legend,
  now,
  sparse,
  tags,
  tagText,
  thread,
  tick,
} from './MomentumChart.css.ts';
import { halfTimeX, minuteX, peaks, spans, type MomentumMinute } from './momentum.ts';

export interface MomentumChartProps {
  /** One value a minute, as far as the match has gone. */
  minutes: readonly MomentumMinute[];
  /** Goals and cards are marked at their minutes; others are left out. */
  events?: readonly MatchEventItem[];
  home: Team;
  away: Team;
  /** Length of the match in minutes, 90 or 120; default 90. */
  length?: number;
  /** The match is on: its minute is marked at the axis; default false. */
  isOn?: boolean;
}

const [width, middle, reach, bottom] = [960, 92, 66, 192];

/** How the match swayed, a bar a minute: the home side above the line, the away side below, both in their colours, with goals and cards at their minutes. Readers get a table of quarter hours. */
export function MomentumChart({ minutes, events = [], home, away, length = 90, isOn = false }: MomentumChartProps) {
  const { t } = useLingui();
  const strong = peaks(minutes);
  const last = Math.max(0, ...minutes.map(({ minute }) => minute));
  const x = (minute: number) => minuteX(minute, length) * width;
  const step = x(2) - x(1);
  const barWidth = step * 0.74;
  const halfTime = halfTimeX(length) * width;
  const ticks = [15, 30, 60, 75, 90, 105, 120].filter((minute) => minute <= length && (!isOn || Math.abs(minute - last) > 4));
  return (
    <div className={frame} style={teamColors(home, away)}>
      <div className={legend} aria-hidden="true">
        <span className={key.home}>{home.shortName}</span>
        <span className={key.away}>{away.shortName}</span>
      </div>
      <svg className={chart} viewBox={`0 0 ${width} ${bottom + 8}`} aria-hidden="true">
        {last < length && <path className={ahead} d={`M${x(last + 1) - step / 2} 6H${width}V176H${x(last + 1) - step / 2}z`} />}
        <path className={axis} d={`M0 ${middle}H${width}`} />
        <path className={half} d={`M${halfTime} 6V176`} />
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
        {events.map((event) => (
          <Mark key={event.id} event={event} x={x(Math.min(event.minute, length))} />
        ))}
      </svg>
      <Told minutes={minutes} home={home} away={away} />
    </div>
  );
}

/** A goal with its score on a thread to the axis, or a card. */
function Mark({ event: { kind, side, score }, x }: { event: MatchEventItem; x: number }) {
  if (!side) return null;
  const isUp = side === 'home';
  if (isGoal(kind) && score) {
    const y = isUp ? 8 : 164;
    return (
      <>
        <path className={thread} d={`M${x} ${isUp ? 18 : middle + 2}V${isUp ? middle - 2 : 158}`} />
        <g className={flag}>
          <path className={tags[side]} d={`M${x - 17} ${y - 8}h36l-4 20h-36z`} />
          <text className={tagText[side]} x={x} y={y + 7}>
            {score.home}-{score.away}
          </text>
        </g>
      </>
    );
  }
  const color = { yellow: 'yellow', red: 'red', second_yellow: 'red' }[String(kind)] as keyof typeof cards | undefined;
  // A sending-off has its corner cut, so that shape tells the cards apart.
  return color ? (
    <path
      className={`${cards[color]} ${flag}`}
      d={color === 'red' ? `M${x - 5} ${isUp ? 2 : 164}h6l4 4v10h-10z` : `M${x - 5} ${isUp ? 2 : 164}h10v14h-10z`}
    />
  ) : null;
}

/** The same for a screen reader, a quarter of an hour a line. */
function Told({ minutes, home, away }: Pick<MomentumChartProps, 'minutes' | 'home' | 'away'>) {
  const { t } = useLingui();
  const teams = { home, away };
  return (
    <div className={visuallyHidden}>
      <table aria-label={t`攻势走势`}>
        <thead>
          <tr>
            <th scope="col">{t`时间`}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {teams[side].shortName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spans(minutes).map(({ from, to, home: share }) => (
            <tr key={from}>
              <th scope="row">{t`${from} 至 ${to} 分钟`}</th>
              <td>{share}%</td>
              <td>{100 - share}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
