import { lines, stripe, chalk } from './MatchStage.css.ts';

/** Stripes of the turf and the chalk on it, drawn from the halfway line outwards. */
export function StageLines() {
  return (
    <svg className={lines} viewBox="0 0 1440 320" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <path key={index} className={stripe} d={`M${index * 240 + 120} 0h120v320h-120z`} />
      ))}
      <g className={chalk}>
        <path d="M720 0v320" />
        <circle cx="720" cy="150" r="118" />
        <path d="M-10 30h190v240H-10M-10 92h70v116H-10M180 108a62 62 0 0 1 0 84M1450 30h-190v240h190M1450 92h-70v116h70M1260 108a62 62 0 0 0 0 84" />
      </g>
    </svg>
  );
}
