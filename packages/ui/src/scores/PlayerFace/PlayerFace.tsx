import { avatarArt } from '../../pictures/avatar.ts';
import type { Team } from '../Crest/team.ts';
import { face } from './PlayerFace.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface PlayerFaceProps extends RootProps {
  /** Seed of the drawn portrait: the player's id. */
  seed: string;
  /** Team of the shirt. */
  team: Pick<Team, 'colors'>;
  /** Width and height in px; default 32. */
  size?: number;
  /** Whether it has a ground of its own, as in a table; default true. */
  framed?: boolean;
}

/** The drawn portrait of a player in the shirt of the club. The name stands beside it, so it has no text alternative. */
export const PlayerFace = forwardRef<SVGSVGElement, PlayerFaceProps>(function PlayerFace(
  { seed, team: { colors }, size = 32, framed = true, ...root },
  ref,
) {
  const { skin, hair, cut, ground } = avatarArt(seed);
  return (
    <svg className={face} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" ref={ref} {...rootOf(root)}>
      {framed && <path d="M0 0h32v32H0z" fill={ground} />}
      <path d="M3 34c0-8 5-11 13-11s13 3 13 11z" fill={colors[0]} {...(!framed && { stroke: colors[1], strokeWidth: 0.5 })} />
      <path d="M12.5 22.4 16 27l3.5-4.6-.5 3.2-3 3.6-3-3.6z" fill={colors[1]} />
      <path d="M13 20h6v4l-3 2-3-2z" fill={skin} />
      <ellipse cx="16" cy="15.5" rx="6.3" ry="7.4" fill={skin} />
      <path d={cut} fill={hair} />
    </svg>
  );
});
