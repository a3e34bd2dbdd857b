import { chalk, grass, stripes } from './LineupPitch.css.ts';

const [width, height, edge] = [972, 500, 14];
const middle = height / 2;

/** The grass in stripes and its chalk lines; decoration under the players. */
export function PitchDrawing() {
  const halves = [
    `M${edge} ${middle - 120}h124v240H${edge}M${edge} ${middle - 58}h44v116H${edge}M138 ${middle - 38}a52 52 0 0 1 0 76`,
    `M${width - edge} ${middle - 120}h-124v240h124M${width - edge} ${middle - 58}h-44v116h44M${width - 138} ${middle - 38}a52 52 0 0 0 0 76`,
    `M${edge} ${edge + 12}a12 12 0 0 0 12-12M${edge} ${height - edge - 12}a12 12 0 0 1 12 12M${width - edge} ${edge + 12}a12 12 0 0 1-12-12M${width - edge} ${height - edge - 12}a12 12 0 0 0-12 12`,
  ];
  return (
    <svg className={grass} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <path key={index} className={stripes[index % 2 ? 'light' : 'dark']} d={`M${index * 81} 0h81v${height}h-81z`} />
      ))}
      <path
        className={chalk}
        d={`M${edge} ${edge}h${width - 2 * edge}v${height - 2 * edge}H${edge}zM${width / 2} ${edge}v${height - 2 * edge}`}
      />
      <circle className={chalk} cx={width / 2} cy={middle} r="62" />
      <path className={chalk} d={halves.join('')} />
    </svg>
  );
}
