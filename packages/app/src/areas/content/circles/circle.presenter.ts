import type { Circle } from '@pitchside/api/content/community';
import type { CircleRowItem } from '@pitchside/ui/CircleRow';
import { circleHref } from '../contentLinks.ts';

/** A circle, for its row. */
export const circleView = ({ id, name, cover, colors, members }: Circle): CircleRowItem => ({
  id,
  href: circleHref(id),
  name,
  colors,
  members,
  ...(cover && { cover }),
});
