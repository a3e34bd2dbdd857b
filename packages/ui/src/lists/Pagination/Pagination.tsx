import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Ellipsis, ChevronDown } from 'lucide-react';
import { forwardRef, type ReactNode, useState, type FormEvent } from 'react';
import { useFormat } from '../../format/index.ts';
import {
  gap,
  list,
  nav,
  page as pageStyle,
  pageNow,
  step,
  summary,
  field,
  jumpBox,
  select,
  selectBox,
  selectIcon,
} from './Pagination.css.ts';
import { pagesShown } from './pagesShown.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Choice of entries per page; a native select, which works on every device. */
function PageSize({ value, sizes, onChange }: { value: number; sizes: readonly number[]; onChange: (size: number) => void }) {
  const { t } = useLingui();
  return (
    <span className={selectBox}>
      <select className={select} aria-label={t`每页条数`} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {[...new Set([...sizes, value])]
          .sort((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {t`${size} 条/页`}
            </option>
          ))}
      </select>
      <span className={selectIcon}>
        <ChevronDown size={16} aria-hidden />
      </span>
    </span>
  );
}

interface PageJumpProps {
  count: number;
  hrefOf: ((page: number) => string) | undefined;
  onJump: ((page: number) => void) | undefined;
}

/** A field for a page number; Enter goes there, a number beyond the end goes to the last page. */
function PageJump({ count, hrefOf, onJump }: PageJumpProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(text);
    if (!wanted) return;
    const page = Math.min(wanted, count);
    setText('');
    if (onJump) onJump(page);
    else if (hrefOf) location.assign(hrefOf(page));
  };
  return (
    <form className={jumpBox} onSubmit={handleSubmit} noValidate>
      <span aria-hidden="true">{t`跳到`}</span>
      <input
        className={field}
        aria-label={t`跳到第几页`}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
    </form>
  );
}

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
        <li className={bare}>
          <PageLink {...link(current - 1)} look={step} name={t`上一页`} off={current === 1}>
            <ChevronLeft size={16} aria-hidden />
          </PageLink>
        </li>
        {pagesShown(current, count).map((slot) => (
          <li className={bare} key={slot}>
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
        <li className={bare}>
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
