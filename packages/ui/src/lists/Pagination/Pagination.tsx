import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import { PageJump } from './PageJump.tsx';
import { PageSize } from './PageSize.tsx';
import { gap, list, nav, page as pageStyle, pageNow, step, summary } from './Pagination.css.ts';
import { pagesShown } from './pagesShown.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface PaginationProps extends RootProps {
  /** The current page, from 1. */
  page: number;
  /** Entries of all pages together. */
  total: number;
  /** Entries a page. */
  pageSize: number;
  /** Called when another page is chosen; not needed where `hrefOf` makes links and the router listens. */
  onPageChange?: (page: number) => void;
  /** Address of a page; the pages then are links that open in a tab of their own as well. */
  hrefOf?: (page: number) => string;
  /** Sizes to choose from; without `onPageSizeChange` none are shown. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
  /** Shows a field to jump to a page; default false. */
  jump?: boolean;
  /** Names the row where a page has several; default 分页. */
  label?: string;
}

/** Position in a long list, and links to the other pages. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, total, pageSize, onPageChange, hrefOf, pageSizes = [20, 50, 100], onPageSizeChange, jump = false, label, ...root },
  ref,
) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const count = Math.max(1, Math.ceil(total / pageSize));
  const current = Math.min(Math.max(1, page), count);
  const entries = integer(total);
  const link = (to: number) => ({ to: Math.min(Math.max(1, to), count), href: hrefOf?.(to), onPress: onPageChange });
  return (
    <nav className={nav} aria-label={label ?? t`分页`} ref={ref} {...rootOf(root)}>
      <span className={summary}>{t`共 ${entries} 条`}</span>
      <ul className={list}>
        <li>
          <PageLink {...link(current - 1)} look={step} name={t`上一页`} off={current === 1}>
            <ChevronLeft size={16} aria-hidden />
          </PageLink>
        </li>
        {pagesShown(current, count).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <PageLink {...link(slot)} look={slot === current ? pageNow : pageStyle} name={t`第 ${slot} 页`} current={slot === current}>
                {slot}
              </PageLink>
            ) : (
              <span className={gap} aria-hidden="true">
                <Ellipsis size={16} />
              </span>
            )}
          </li>
        ))}
        <li>
          <PageLink {...link(current + 1)} look={step} name={t`下一页`} off={current === count}>
            <ChevronRight size={16} aria-hidden />
          </PageLink>
        </li>
      </ul>
      {onPageSizeChange && <PageSize value={pageSize} sizes={pageSizes} onChange={onPageSizeChange} />}
      {jump && <PageJump count={count} hrefOf={hrefOf} onJump={onPageChange} />}
    </nav>
  );
});

interface PageLinkProps {
  to: number;
  href: string | undefined;
  onPress: ((page: number) => void) | undefined;
  look: string;
  name: string;
  current?: boolean;
  /** Nothing lies there; it keeps its place and its focus. */
  off?: boolean;
  children: ReactNode;
}

function PageLink({ to, href, onPress, look, name, current = false, off = false, children }: PageLinkProps) {
  const shared = {
    className: look,
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': off || undefined,
  };
  const handleClick = () => !off && !current && onPress?.(to);
  if (href !== undefined) {
    return (
      <a {...shared} href={off ? undefined : href} role={off ? 'link' : undefined} onClick={handleClick}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...shared} onClick={handleClick}>
      {children}
    </button>
  );
}
