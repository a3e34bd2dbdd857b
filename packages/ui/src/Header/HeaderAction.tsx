import type { ComponentPropsWithRef, ReactNode } from 'react';
import { visuallyHidden } from '../theme/a11y.css.ts';
import { yieldsWhenCompact } from './frame.css.ts';
import { action, count as countStyle } from './HeaderAction.css.ts';

/** How loud an action of the header is. */
export const headerActionTones = ['plain', 'raised', 'chalk'] as const;

interface Looks {
  /** Words of the action; always read out, shown while there is room. */
  children: string;
  /** A 16 or 20 px icon; without one the words never give way. */
  icon?: ReactNode;
  /** Shows the icon alone at every width, as for the bell; default false. */
  iconOnly?: boolean;
  /** `plain` for tools, `raised` for going live, `chalk` for the one act of a visitor; default `plain`. */
  tone?: (typeof headerActionTones)[number];
  /** Number on the icon's corner, more than 99 is shown as 99+; 0 or none hides it. Say what it counts in the words. */
  count?: number;
}

type Attributes<Tag extends 'a' | 'button'> = Omit<ComponentPropsWithRef<Tag>, keyof Looks | 'className' | 'style' | 'href'>;
export type HeaderActionProps = Looks & (({ /** Where it leads; makes it a link. */ href: string } & Attributes<'a'>) | ({ href?: undefined } & Attributes<'button'>));

/** One tool at the right of the header: icon and words, a link when it has `href`, else a button. */
export function HeaderAction({ children, icon, iconOnly = false, tone, count, ...rest }: HeaderActionProps) {
  const look = action({ tone });
  const words = iconOnly ? visuallyHidden : icon ? yieldsWhenCompact : undefined;
  const content = (
    <>
      {icon}
      <span className={words}>{children}</span>
      {Boolean(count) && (
        <span className={countStyle} aria-hidden="true">
          {count && count > 99 ? '99+' : count}
        </span>
      )}
    </>
  );
  return rest.href !== undefined ? (
    <a className={look} {...rest}>
      {content}
    </a>
  ) : (
    <button className={look} type="button" {...rest}>
      {content}
    </button>
  );
}
