import type { ReactNode } from 'react';
import { button } from '../../theme/recipes/button.css.ts';
import type { ButtonProps } from '../Button/index.ts';

export interface ButtonLinkProps extends Pick<ButtonProps, 'tone' | 'size' | 'stretch' | 'icon'> {
  /** Where it leads. */
  href: string;
  /** A word or two. */
  children: ReactNode;
  /** A 16 px icon after the words, such as an arrow. */
  iconAfter?: ReactNode;
  /** Whole name for a screen reader where the words alone do not say where it leads; it begins with the words. */
  label?: string;
}

/** A link that looks like a button: the one way on from a card, a stage or an empty place. For an act use `Button`. */
export function ButtonLink({ href, tone, size, stretch, icon, iconAfter, label, children }: ButtonLinkProps) {
  return (
    <a className={button({ tone, size, stretch })} href={href} aria-label={label}>
      {icon}
      {children}
      {iconAfter}
    </a>
  );
}
