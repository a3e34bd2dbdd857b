import { forwardRef, useId, useState, type Ref } from 'react';
import { crestArt, initialsOf } from '../../pictures/crest.ts';
import { initials, outline, picture } from './Crest.css.ts';
import type { Team } from './team.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useHeldPicture } from '../../theme/UiProvider/index.ts';

export interface CrestProps extends RootProps {
  team: Team;
  /** Width and height in px; from 40 on a drawn crest has initials; default 24. */
  size?: number;
}

/**
 * The arms of a team: the feed's picture; drawn from the team's id and colours without one, and where pictures wait for a press.
 * Decoration beside a name, so it has none itself.
 */
export const Crest = forwardRef<HTMLImageElement | SVGSVGElement, CrestProps>(function Crest({ team, size = 24, ...root }, ref) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { held } = useHeldPicture(team.crestUrl);
  if (team.crestUrl && team.crestUrl !== brokenUrl && !held) {
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
        ref={ref as Ref<HTMLImageElement>}
        {...rootOf(root)}
      />
    );
  }
  return <DrawnCrest team={team} size={size} drawn={ref as Ref<SVGSVGElement>} {...rootOf(root)} />;
});

function DrawnCrest({
  team,
  size,
  drawn,
  ...root
}: RootProps & Required<Pick<CrestProps, 'team' | 'size'>> & { drawn: Ref<SVGSVGElement> }) {
  const clip = useId();
  const art = crestArt(team.id, team.colors);
  return (
    <svg className={picture} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" ref={drawn} {...root}>
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
