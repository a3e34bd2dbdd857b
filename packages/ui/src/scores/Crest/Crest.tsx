import { useId, useState } from 'react';
import { crestArt, initialsOf } from '../../pictures/crest.ts';
import { initials, outline, picture } from './Crest.css.ts';
import type { Team } from './team.ts';

export interface CrestProps {
  team: Team;
  /** Width and height in px; from 40 on a drawn crest bears initials; default 24. */
  size?: number;
}

/** The arms of a team: the feed's picture, else drawn from the team's id and colours. Decoration beside a name, so it has none itself. */
export function Crest({ team, size = 24 }: CrestProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (team.crestUrl && team.crestUrl !== brokenUrl) {
    return (
      <img
        className={picture}
        src={team.crestUrl}
        width={size}
        height={size}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(team.crestUrl)}
      />
    );
  }
  return <DrawnCrest team={team} size={size} />;
}

function DrawnCrest({ team, size }: Required<CrestProps>) {
  const clip = useId();
  const art = crestArt(team.id, team.colors);
  return (
    <svg className={picture} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <clipPath id={clip}>
        <path d={art.shape} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h32v32H0z" fill={art.ground} />
        <path d={art.pattern} fill={art.charge} />
      </g>
      <path className={outline} d={art.shape} />
      {size >= 40 && (
        <text className={initials} x="16" y="20" textAnchor="middle">
          {initialsOf(team.shortName)}
        </text>
      )}
    </svg>
  );
}
