import { floodlight, floodlights, line, pitch } from './RankPodium.css.ts';

/** The lines of a pitch and two floodlights behind the steps: decoration. */
export const PodiumPitch = () => (
  <svg className={pitch} viewBox="0 0 1184 316" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g className={line}>
      <circle cx="592" cy="150" r="118" />
      <path d="M592 -10V330M-10 60h150v196H-10M1194 60h-150v196h150" />
      <path d="M140 118a52 52 0 0 1 0 80M1044 118a52 52 0 0 0 0 80" />
    </g>
    {[120, 1064].map((x) => (
      <g key={x} transform={`translate(${x} 26)`}>
        <path className={floodlights} d="M-42 -10h84v20h-84z" />
        {[-32, -16, 0, 16, 32].map((cx) => (
          <circle key={cx} className={floodlight} cx={cx} cy="0" r="5" />
        ))}
      </g>
    ))}
  </svg>
);
