import { leagueBadge } from '../../pictures/badge.ts';
import { picture } from './LeagueBadge.css.ts';

export interface LeagueBadgeProps {
  /** Id of the competition; the badge is drawn from it. */
  id: string;
  /** The competition's own colour as CSS text. */
  color?: string;
  /** Width and height in px; default 20. */
  size?: number;
}

/** The drawn badge of a competition. Decoration beside its name, so it has none itself. */
export function LeagueBadge({ id, color, size = 20 }: LeagueBadgeProps) {
  const art = leagueBadge(id, color);
  return (
    <svg className={picture} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d={art.frame} fill={art.color} />
      <path d={art.device} fill="#fff" fillRule="evenodd" />
    </svg>
  );
}
