import { leagueBadge } from '../../pictures/badge.ts';
import { picture } from './LeagueBadge.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface LeagueBadgeProps extends RootProps {
  /** Id of the competition; the badge is drawn from it. */
  leagueId: string;
  /** The competition's own colour as CSS text. */
  color?: string;
  /** Width and height in px; default 20. */
  size?: number;
}

/** The drawn badge of a competition. Decoration beside its name, so it has none itself. */
export const LeagueBadge = forwardRef<SVGSVGElement, LeagueBadgeProps>(function LeagueBadge({ leagueId, color, size = 20, ...root }, ref) {
  const art = leagueBadge(leagueId, color);
  return (
    <svg className={picture} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" ref={ref} {...rootOf(root)}>
      <path d={art.frame} fill={art.color} />
      <path d={art.device} fill="#fff" fillRule="evenodd" />
    </svg>
  );
});
