import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { chart, dot, dots, ends, figure, line, place, sum, zero } from './RecordCurve.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RecordCurveProps extends RootProps {
  /** Units gained after each settled plan from the oldest; `at` in ms UTC. */
  points: readonly { at: number; gained: number }[];
  /** IANA zone of the days; default the viewer's own. */
  timeZone?: string;
}

const [width, height, air] = [300, 100, 8];
/** With more plans than this, marks would stand too close to each other. */
const mostDots = 60;

/** Running total of an expert's settled plans, with one unit staked on each pick. Losses are drawn like gains. */
export const RecordCurve = forwardRef<HTMLElement, RecordCurveProps>(function RecordCurve({ points, timeZone, ...root }, ref) {
  const { t, i18n } = useLingui();
  const { date } = useFormat(timeZone);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const values = [0, ...points.map(({ gained }) => gained)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (gained: number) => air + ((high - gained) / (high - low || 1)) * (height - 2 * air);
  const x = (index: number) => (index / (values.length - 1)) * width;
  const total = i18n.number(last.gained, { signDisplay: 'exceptZero', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const count = points.length;
  /** Wins are filled and losses hollow, so that colour is not the only sign; a void plan has no mark. */
  const marks = values.slice(1).flatMap((gained, index) => {
    const step = gained - (values[index] ?? 0);
    return step === 0 ? [] : [{ index: index + 1, gained, kind: step > 0 ? ('won' as const) : ('lost' as const) }];
  });
  const label = t`${plural(count, { other: `# 场等额累计 ${total} 单位` })}`;
  return (
    <figure className={figure} ref={ref} {...rootOf(root)}>
      <div className={place}>
        <svg className={chart} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <line className={zero} x1={0} x2={width} y1={y(0)} y2={y(0)} />
          <polyline className={line} points={values.map((gained, index) => `${x(index).toFixed(1)},${y(gained).toFixed(1)}`).join(' ')} />
        </svg>
        {count <= mostDots && (
          <span className={dots} aria-hidden="true">
            {marks.map(({ index, gained, kind }) => (
              <i
                key={index}
                className={dot[kind]}
                style={{ left: `${(x(index) / width) * 100}%`, top: `${(y(gained) / height) * 100}%` }}
              />
            ))}
          </span>
        )}
      </div>
      <figcaption className={ends} aria-hidden="true">
        <span>{date(first.at)}</span>
        <span className={sum[last.gained > 0 ? 'up' : last.gained < 0 ? 'down' : 'even']}>{t`${total} 单位`}</span>
        <span>{date(last.at)}</span>
      </figcaption>
    </figure>
  );
});
