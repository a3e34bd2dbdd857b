import { chalk, lines, stripes } from './MatchStage.css.ts';

/** Sports that the head's ground is marked for. */
export type StageSport = 'football' | 'basketball' | 'esports';

/** The ground of a sport and the lines on it, drawn from the middle outwards: a pitch, a court, or lanes. */
export function StageLines({ sport }: { sport: StageSport }) {
  return (
    <svg className={lines} viewBox="0 0 1440 320" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {sport === 'football' && <Pitch />}
      {sport === 'basketball' && <Court />}
      {sport === 'esports' && <Lanes />}
    </svg>
  );
}

/** Stripes of the turf and the chalk on it. */
function Pitch() {
  return (
    <>
      {Array.from({ length: 6 }, (_, index) => (
        <path key={index} className={stripes.football} d={`M${index * 240 + 120} 0h120v320h-120z`} />
      ))}
      <g className={chalk}>
        <path d="M720 0v320" />
        <circle cx="720" cy="150" r="118" />
        <path d="M-10 30h190v240H-10M-10 92h70v116H-10M180 108a62 62 0 0 1 0 84M1450 30h-190v240h190M1450 92h-70v116h70M1260 108a62 62 0 0 0 0 84" />
      </g>
    </>
  );
}

/** Boards of the floor, and at both ends the lane and the three-point line. */
function Court() {
  return (
    <>
      {Array.from({ length: 12 }, (_, index) => (
        <path key={index} className={stripes.basketball} d={`M0 ${index * 40}h1440v20H0z`} />
      ))}
      <g className={chalk}>
        <path d="M720 0v480" />
        <circle cx="720" cy="150" r="84" />
        {['', 'matrix(-1 0 0 1 1440 0)'].map((turned) => (
          <g key={turned} transform={turned || undefined}>
            <path d="M-10 12h130a138 138 0 0 1 0 276H-10M-10 92h170v116H-10M160 98a52 52 0 0 1 0 104" />
          </g>
        ))}
      </g>
    </>
  );
}

/** Slanted lanes, without a side of their own. */
function Lanes() {
  return (
    <>
      {Array.from({ length: 9 }, (_, index) => (
        <path key={index} className={stripes.esports} d={`M${index * 240 - 180} 0h120l-102 480h-120z`} />
      ))}
      <g className={chalk}>
        <path d="M821 0l-102 480M725 0l-102 480" />
      </g>
    </>
  );
}
