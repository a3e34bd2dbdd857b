import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as css from './HeaderNav.css.ts';
import type { NavItem } from './Header.types.ts';
import { useFittingTabs } from './useFittingTabs.ts';

export interface HeaderNavProps {
  /** Tabs in order; one with `children` opens a menu when hovered, or by arrow down. */
  items: readonly NavItem[];
  /** Id of the tab, or of the entry under a tab, that is the current page. */
  currentId?: string;
}

/** Menus come with their own code, which a header of plain tabs never loads. */
const HeaderNavMenus = lazy(() => import('./HeaderNavMenus.tsx'));

/** Tabs of the header. Those without room move into a menu at the end, whatever the language makes of their length. */
export function HeaderNav({ items, currentId }: HeaderNavProps) {
  const { t } = useLingui();
  const { room, ruler, shown } = useFittingTabs(items.length);
  const isCurrent = (item: NavItem) => item.id === currentId || Boolean(item.children?.some(({ id }) => id === currentId));
  const hasMenus = shown < items.length || items.some((item) => item.children?.length);
  const plain = (
    <ul className={css.list}>
      {items.slice(0, shown).map((item) => (
        <li key={item.id} className={css.item}>
          <a
            className={css.tab}
            href={item.href}
            aria-current={isCurrent(item) ? 'page' : undefined}
            data-current={isCurrent(item) || undefined}
          >
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  );

  return (
    <nav ref={room} className={css.nav} aria-label={t`主导航`}>
      {hasMenus ? (
        <Suspense fallback={plain}>
          <HeaderNavMenus items={items} shown={shown} isCurrent={isCurrent} currentId={currentId} />
        </Suspense>
      ) : (
        plain
      )}
      <div ref={ruler} className={css.ruler} aria-hidden="true">
        {items.map(({ id, label }) => (
          <span key={id} className={css.tab}>
            {label}
          </span>
        ))}
        <span className={css.tab}>
          {t`更多`}
          <ChevronDown size={16} aria-hidden />
        </span>
      </div>
    </nav>
  );
}
