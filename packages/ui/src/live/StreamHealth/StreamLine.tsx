import { fill, line, plot } from './StreamLine.css.ts';
import { linePath } from './linePath.ts';

const [width, height] = [200, 40];

/** The last minutes of one figure as a line; it says nothing that the figure beside it does not. */
export function StreamLine({ values }: { values: readonly number[] }) {
  const path = linePath(values, width, height);
  return (
    <svg className={plot} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {path && (
        <>
          <path className={fill} d={`${path}V${height}H0z`} />
          <path className={line} d={path} />
        </>
      )}
    </svg>
  );
}
