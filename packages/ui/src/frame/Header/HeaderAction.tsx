import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardRefExoticComponent,
  type ReactNode,
  type Ref,
  type RefAttributes,
} from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { yieldsWhenCompact } from '../../theme/recipes/frame.css.ts';
import { action, count as countStyle } from './HeaderAction.css.ts';

/** Emphasis of an action in the header. */
export const headerActionTones = ['plain', 'raised', 'chalk'] as const;

interface Looks {
  /** Label of the action; always read aloud, shown while there is room. */
  children: string;
  /** A 16 or 20 px icon; without one the label is never hidden. */
  icon?: ReactNode;
  /** Shows the icon alone at every width, as for the bell; default false. */
  iconOnly?: boolean;
  /** `plain` for tools, `raised` for going live, `chalk` for the one act of a visitor; default `plain`. */
  tone?: (typeof headerActionTones)[number];
  /** Number on the icon's corner, above 99 shown as 99+; 0 or undefined hides it. Say in the label what it counts. */
  count?: number;
}

type Attributes<Tag extends 'a' | 'button'> = Omit<ComponentPropsWithoutRef<Tag>, keyof Looks | 'className' | 'style' | 'href'>;
type OwnProps = Looks &
  (({ /** Address; makes it a link. */ href: string } & Attributes<'a'>) | ({ href?: undefined } & Attributes<'button'>));
export type HeaderActionProps = OwnProps &
  (({ href: string } & RefAttributes<HTMLAnchorElement>) | ({ href?: undefined } & RefAttributes<HTMLButtonElement>));

/** One tool at the right of the header: icon and label, a link when it has `href`, else a button. */
export const HeaderAction: ForwardRefExoticComponent<HeaderActionProps> = forwardRef<HTMLAnchorElement | HTMLButtonElement, OwnProps>(
  function HeaderAction({ children, icon, iconOnly = false, tone, count, ...rest }, ref) {
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
    // The type of the props ties the element to `href`.
    return rest.href !== undefined ? (
      <a className={look} ref={ref as Ref<HTMLAnchorElement>} {...rest}>
        {content}
      </a>
    ) : (
      <button className={look} type="button" ref={ref as Ref<HTMLButtonElement>} {...rest}>
        {content}
      </button>
    );
  },
);
