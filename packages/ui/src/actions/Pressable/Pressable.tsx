import { forwardRef, type HTMLAttributes, type Ref } from 'react';
import { pressable } from './Pressable.css.ts';

/** Looks: `words` take the colour of a link, a `row` and a piece of `turf` light up, a `card` shows its edge. */
export const pressableLooks = ['words', 'row', 'card', 'turf'] as const;

export interface PressableProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** Address that it opens; without one it is a button. */
  href?: string;
  /** Default `words`. */
  look?: (typeof pressableLooks)[number];
}

/**
 * A block that can be pressed as a whole: a team, a room, a match. Its content decides the layout.
 * `aria-current` marks the place where the person is.
 */
export const Pressable = forwardRef<HTMLElement, PressableProps>(function Pressable({ href, look = 'words', ...rest }, ref) {
  const shared = {
    className: pressable[look],
    ...(look === 'turf' && { 'data-ground': 'dark' }),
    ...rest,
  };
  return href === undefined ? (
    <button ref={ref as Ref<HTMLButtonElement>} type="button" {...shared} />
  ) : (
    <a ref={ref as Ref<HTMLAnchorElement>} href={href} {...shared} />
  );
});
