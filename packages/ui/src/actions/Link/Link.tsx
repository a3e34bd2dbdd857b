import { useLingui } from '@lingui/react/macro';
import { ArrowUpRight, ChevronRight } from 'lucide-react';
import { forwardRef, type MouseEventHandler, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { link, mark } from './Link.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Colours of a link: the brand's, plain text, muted, critical, or for use on a dark frame. */
export const linkTones = ['turf', 'ink', 'muted', 'critical', 'frame'] as const;

export interface LinkProps extends RootProps {
  href: string;
  children: ReactNode;
  /** Default `turf`. */
  tone?: (typeof linkTones)[number];
  /** Opens in a new tab, with an arrow and a hidden text that say so; default false. */
  external?: boolean;
  /** For a link outside a sentence: underlined on hover only; default false. */
  alone?: boolean;
  /** A 16 px icon before the text; `alone` only. */
  icon?: ReactNode;
  /** A small arrow that says there is more behind it; `alone` only. Default false. */
  more?: boolean;
  /** Full accessible name where the text alone does not name the target; it begins with the text. */
  label?: string;
  /** For counting a press; the way itself is the `href`. */
  onClick?: MouseEventHandler<HTMLAnchorElement>;
}

/** A way to somewhere else, inside a sentence or alone. For an act use `Button`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, children, tone = 'turf', external = false, alone = false, icon, more = false, label, onClick, ...root },
  ref,
) {
  const { t } = useLingui();
  return (
    <a
      className={link({ tone, alone })}
      href={href}
      aria-label={label}
      onClick={onClick}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      ref={ref}
      {...rootOf(root)}
    >
      {alone && icon}
      {children}
      {external && (
        <>
          <ArrowUpRight className={mark({ alone })} size={14} aria-hidden />
          <span className={visuallyHidden}>{t`（在新窗口打开）`}</span>
        </>
      )}
      {alone && more && <ChevronRight className={mark({ alone })} size={14} aria-hidden />}
    </a>
  );
});
