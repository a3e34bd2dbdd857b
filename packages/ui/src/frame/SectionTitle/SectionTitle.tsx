import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { aside, heading, line, more, note, tabsPlace } from './SectionTitle.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface SectionTitleProps extends RootProps {
  /** The name of the section. */
  children: ReactNode;
  /** Level of the heading in the page; default 2. */
  level?: 2 | 3;
  /** Id of the heading, so that the section can be labelled by it. */
  headingId?: string;
  /** A short hint beside the name: 已连续 4 天. */
  hint?: ReactNode;
  /** `Tabs` or a `SegmentedControl` that choose the content of the section. */
  tabs?: ReactNode;
  /** A control at the end of the line, before the link. */
  action?: ReactNode;
  /** Link to the full list; its text defaults to 更多. */
  more?: { href: string; label?: string };
}

/** The title of a section on its chalk line, which ends in a corner arc. */
export const SectionTitle = forwardRef<HTMLDivElement, SectionTitleProps>(function SectionTitle(
  { children, level = 2, headingId, hint, tabs, action, more: link, ...root },
  ref,
) {
  const { t } = useLingui();
  const Heading = `h${level}` as const;
  return (
    <div className={line} ref={ref} {...rootOf(root)}>
      <Heading id={headingId} className={heading}>
        {children}
      </Heading>
      {hint && (
        <span className={note} title={typeof hint === 'string' ? hint : undefined}>
          {hint}
        </span>
      )}
      {tabs && <div className={tabsPlace}>{tabs}</div>}
      {(action || link) && (
        <div className={aside}>
          {action}
          {link && (
            <a className={more} href={link.href}>
              {link.label ?? t`更多`}
              <ChevronRight size={16} aria-hidden />
            </a>
          )}
        </div>
      )}
    </div>
  );
});
