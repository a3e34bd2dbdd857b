import { moveOf } from '../odds/index.ts';
import { spark, sparkEnd, sparkLine, sparkStart } from './OddsTable.css.ts';
import { stepLine } from './sparkline.ts';

export interface SparklineProps {
  /** Prices with their times in ms UTC, oldest first. */
  history: readonly { at: number; price: number }[];
  /** A moment to mark, such as kick-off, in ms UTC. */
  mark?: number;
}

const [width, height] = [86, 30];

/** How one price went, in steps, as prices stand until they change. Decoration beside the figures. */
export function Sparkline({ history, mark }: SparklineProps) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const { path, end } = stepLine(history, width - 6, height);
  const markX =
    mark !== undefined && mark > first.at && mark < last.at ? ((mark - first.at) / (last.at - first.at)) * (width - 6) : undefined;
  return (
    <svg className={spark} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {markX !== undefined && <path className={sparkStart} d={`M${markX.toFixed(1)} 2v${height - 4}`} />}
      <path className={sparkLine} d={path} />
      <circle className={sparkEnd[moveOf(first.price, last.price)]} cx={end[0]} cy={end[1]} r="2.5" />
    </svg>
  );
}
