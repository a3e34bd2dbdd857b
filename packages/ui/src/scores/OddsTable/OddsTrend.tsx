import { useLingui } from '@lingui/react/macro';
import { priceText } from '../odds/index.ts';
import { trend, trendBase, trendEnd, trendFrame, trendHead, trendLine, trendMark, trendWord } from './OddsTable.css.ts';
import { stepLine } from './sparkline.ts';

/** A goal or a sending-off in the course of a price. */
export interface OddsMoment {
  /** Ms UTC. */
  at: number;
  kind: 'goal' | 'red';
  /** The score after the goal, or the event. */
  words: string;
}

export interface OddsTrendProps {
  /** Name of the curve: 曼城水位. */
  label: string;
  /** Prices with their times in ms UTC, oldest first; each holds until the next. */
  history: readonly { at: number; price: number }[];
  /** Events that moved the market. */
  moments?: readonly OddsMoment[];
  /** A short note at the end of the head: 15 秒前变动. */
  note?: string;
}

const [width, height, foot] = [324, 76, 18];

/** Course of one price through a match, with the goals and sendings-off that moved it. */
export function OddsTrend({ label, history, moments = [], note }: OddsTrendProps) {
  const { t } = useLingui();
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const prices = history.map(({ price }) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const { path, end } = stepLine(history, width - 6, height);
  const x = (at: number) => ((at - first.at) / (last.at - first.at || 1)) * (width - 6);
  const [from, to, lowest, highest] = [priceText(first.price), priceText(last.price), priceText(low), priceText(high)];
  return (
    <figure className={trendFrame}>
      <figcaption className={trendHead}>
        <span>{label}</span>
        <span>{note}</span>
      </figcaption>
      <svg
        className={trend}
        viewBox={`0 0 ${width} ${height + foot}`}
        role="img"
        aria-label={t`${label}：从 ${from} 到 ${to}，最低 ${lowest}，最高 ${highest}`}
      >
        <path className={trendBase} d={`M0 ${height}H${width}`} />
        {moments
          .filter(({ at }) => at >= first.at && at <= last.at)
          .map(({ at, kind, words }) => (
            <g key={`${at} ${words}`}>
              <path className={trendMark[kind]} d={`M${x(at).toFixed(1)} 2V${height}`} />
              <text className={trendWord} x={Math.max(12, Math.min(width - 12, x(at)))} y={height + 14}>
                {words}
              </text>
            </g>
          ))}
        <path className={trendLine} d={path} />
        <circle className={trendEnd} cx={end[0]} cy={end[1]} r="3.5" />
      </svg>
    </figure>
  );
}
