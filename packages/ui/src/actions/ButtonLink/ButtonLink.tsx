import { forwardRef, type ReactNode } from 'react';
import { button } from '../../theme/recipes/button.css.ts';
import type { ButtonProps } from '../Button/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface ButtonLinkProps extends Pick<ButtonProps, 'tone' | 'size' | 'stretch' | 'icon'>, RootProps {
  /** Address that the link opens. */
  href: string;
  /** A word or two. */
  children: ReactNode;
  /** A 16 px icon after the label, such as an arrow. */
  iconAfter?: ReactNode;
  /** Full accessible name where the label alone does not name the target; it begins with the label. */
  label?: string;
}

/** A link that looks like a button: the one way on from a card, a stage or an empty place. For an act use `Button`. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { href, tone, size, stretch, icon, iconAfter, label, children, ...root },
  ref,
) {
  return (
    <a className={button({ tone, size, stretch })} href={href} aria-label={label} ref={ref} {...rootOf(root)}>
      {icon}
      {children}
      {iconAfter}
    </a>
  );
});
