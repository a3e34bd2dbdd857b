import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { forwardRef, type HTMLAttributes } from 'react';
import * as css from './Breadcrumbs.css.ts';

/** A page above the present one. */
export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** From the highest on. */
  above: readonly Crumb[];
  /** Name of the present page. */
  here: string;
}

/** The way down to a page: those above it, each a link, and the page itself. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs({ above, here, ...rest }, ref) {
  const { t } = useLingui();
  return (
    <nav ref={ref} aria-label={t`当前位置`} {...rest}>
      <ol className={css.list}>
        {above.map(({ label, href }) => (
          <li key={href} className={css.step}>
            <a className={css.link} href={href} title={label}>
              {label}
            </a>
            <ChevronRight className={css.arrow} size={14} aria-hidden />
          </li>
        ))}
        <li className={css.step}>
          <span className={css.here} aria-current="page" title={here}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
});
