import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, type KeyboardEvent, type PointerEvent } from 'react';
import type { NavStart, NavTabs } from './Header.types.ts';
import { moreId } from './Header.types.ts';
import * as css from './HeaderNav.css.ts';

interface HeaderNavStandInProps extends NavTabs {
  /** Called when a tab is approached. */
  onStart: (start: NavStart) => void;
  /** The mouse or the focus went away again. */
  onLeave: (what: 'hover' | 'focus') => void;
}

/** The row of tabs before the code of its menus is there: the same links and names, each of them works. */
export function HeaderNavStandIn({ items, shown, isCurrent, onStart, onLeave }: HeaderNavStandInProps) {
  const { t } = useLingui();
  const hint = useId();
  const rest = items.slice(shown);
  /** Handlers by which a tab asks for its menu. */
  const asking = (id: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onStart({ id, by: 'hover' }),
    onPointerLeave: () => onLeave('hover'),
    onFocus: () => onStart({ id, by: 'focus' }),
    onBlur: () => onLeave('focus'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      onStart({ id, by: 'ask' });
    },
  });
  return (
    <>
      <ul className={css.list}>
        {items.slice(0, shown).map((item) => (
          <li key={item.id} className={css.item}>
            <a
              className={css.tab}
              href={item.href}
              aria-current={isCurrent(item) ? 'page' : undefined}
              data-current={isCurrent(item) || undefined}
              {...(item.children?.length && { 'aria-expanded': false, 'aria-describedby': hint })}
              {...asking(item.id)}
            >
              {item.label}
            </a>
          </li>
        ))}
        {rest.length > 0 && (
          <li className={css.item}>
            <button
              type="button"
              className={css.tab}
              aria-expanded={false}
              data-current={rest.some(isCurrent) || undefined}
              {...asking(moreId)}
              onClick={() => onStart({ id: moreId, by: 'ask' })}
            >
              {t`更多`}
              <ChevronDown className={css.chevron} size={16} aria-hidden />
            </button>
          </li>
        )}
      </ul>
      <span id={hint} hidden>{t`按向下键打开子菜单`}</span>
    </>
  );
}
