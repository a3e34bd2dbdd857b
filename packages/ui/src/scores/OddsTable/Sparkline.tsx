import { moveOf } from '../odds/index.ts';
import { spark, sparkBox, sparkEnd, sparkLine, sparkStart } from './OddsTable.css.ts';
import { stepLine } from './sparkline.ts';

export interface SparklineProps {
  /** Prices with their times in ms UTC, oldest first. */
  history: readonly { at: number; price: number }[];
  /** A moment to mark, such as kick-off, in ms UTC. */
  mark?: number;
}

const [width, height] = [100, 30];

/** Course of one price in steps, as prices hold until they change, over the whole width. Decoration beside the figures. */
export function Sparkline({ history, mark }: SparklineProps) {
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.length < 2) return null;
  const { path, end } = stepLine(history, width, height);
  const markX = mark !== undefined && mark > first.at && mark < last.at ? ((mark - first.at) / (last.at - first.at)) * width : undefined;
  return (
    <span className={spark} aria-hidden="true">
      <svg className={sparkBox} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        {markX !== undefined && <path className={sparkStart} d={`M${markX.toFixed(1)} 2v${height - 4}`} />}
        <path className={sparkLine} d={path} />
      </svg>
      <span className={sparkEnd[moveOf(first.price, last.price)]} style={{ top: end[1] }} />
    </span>
  );
}
