import { NavigationMenu } from '@base-ui/react/navigation-menu';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import * as css from './HeaderNav.css.ts';
import { moreId, type NavStart, type NavTabs, type NavItem } from './Header.types.ts';
import { bare } from '../../theme/bare.css.ts';

interface HeaderNavEntriesProps {
  items: readonly NavItem[];
  /** Id of the entry that is the current page. */
  currentId?: string;
  /** An entry was followed; the menu may close. */
  onLeave: () => void;
}

/** Links of one menu of the header; the entries under an entry follow it, indented. */
function HeaderNavEntries({ items, currentId, onLeave }: HeaderNavEntriesProps) {
  return (
    <ul className={bare}>
      {items.map((item) => (
        <li className={bare} key={item.id}>
          <NavigationMenu.Link className={css.entry} href={item.href} active={item.id === currentId} onClick={onLeave}>
            {item.label}
          </NavigationMenu.Link>
          {item.children && item.children.length > 0 && (
            <div className={css.under}>
              <HeaderNavEntries items={item.children} currentId={currentId} onLeave={onLeave} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export interface HeaderNavMenusProps extends NavTabs {
  currentId?: string;
  /** Interaction to resume, from before the menus arrived; default none. */
  start?: NavStart;
}

/** Repeats the pointer event on the tab: the mouse came before the tab was there. */
function hoverAgain(tab: HTMLElement): void {
  tab.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  tab.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  tab.dispatchEvent(new MouseEvent('mouseenter'));
  tab.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

/** Resumes the interaction: gives the focus back to the tab that had it, and opens the menu that a hover, key or press asked for. */
function useStart(start: NavStart | undefined) {
  const row = useRef<HTMLDivElement>(null);
  const [first] = useState(start);
  // StrictMode runs effects twice, and a second press would close the menu again.
  const done = useRef(false);
  useEffect(() => {
    const tab = first && row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(first.id)}"]`);
    if (!tab || done.current) return;
    done.current = true;
    // The library listens from its second drawing on.
    if (first.by === 'hover') return void setTimeout(hoverAgain, 0, tab);
    tab.focus({ preventScroll: true });
    if (first.by === 'focus') return;
    // The library opens a menu synchronously, which is not allowed while React renders.
    queueMicrotask(() => {
      if (first.id === moreId) tab.click();
      else tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    });
  }, [first]);
  return row;
}

/** The row of tabs with its menus: the entries under a tab, and the tabs that do not fit. */
export default function HeaderNavMenus({ items, shown, isCurrent, currentId, start }: HeaderNavMenusProps) {
  const { t } = useLingui();
  const hint = useId();
  const portal = usePortalTheme();
  const row = useStart(start);
  const [open, setOpen] = useState<string | null>(null);
  const rest = items.slice(shown);
  const restIsCurrent = rest.some(isCurrent) || undefined;

  return (
    <NavigationMenu.Root
      render={<div ref={row} />}
      value={open}
      // A press on a tab opens its page; only "more" has no page and toggles its menu.
      onValueChange={(next: string | null, { reason }) => setOpen(reason === 'trigger-press' && next !== moreId ? null : next)}
    >
      <NavigationMenu.List className={css.list}>
        {items.slice(0, shown).map((item) => (
          <NavigationMenu.Item key={item.id} value={item.id} className={css.item}>
            {item.children?.length ? (
              <>
                <NavigationMenu.Trigger
                  nativeButton={false}
                  className={css.tab}
                  data-current={isCurrent(item) || undefined}
                  role={undefined}
                  aria-current={isCurrent(item) ? 'page' : undefined}
                  aria-describedby={hint}
                  onClick={() => setOpen(null)}
                  data-tab={item.id}
                  render={
                    <a className={bare} href={item.href}>
                      {item.label}
                    </a>
                  }
                />
                <NavigationMenu.Content>
                  <HeaderNavEntries items={item.children} currentId={currentId} onLeave={() => setOpen(null)} />
                </NavigationMenu.Content>
              </>
            ) : (
              <NavigationMenu.Link
                className={css.tab}
                data-tab={item.id}
                href={item.href}
                active={isCurrent(item)}
                data-current={isCurrent(item) || undefined}
              >
                {item.label}
              </NavigationMenu.Link>
            )}
          </NavigationMenu.Item>
        ))}
        {rest.length > 0 && (
          <NavigationMenu.Item value={moreId} className={css.item}>
            <NavigationMenu.Trigger className={css.tab} data-tab={moreId} data-current={restIsCurrent}>
              {t`更多`}
              <ChevronDown className={css.chevron} size={16} aria-hidden />
            </NavigationMenu.Trigger>
            <NavigationMenu.Content>
              <HeaderNavEntries items={rest} currentId={currentId} onLeave={() => setOpen(null)} />
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        )}
      </NavigationMenu.List>
      <span id={hint} hidden>{t`按向下键打开子菜单`}</span>
      <NavigationMenu.Portal>
        <div {...portal}>
          <NavigationMenu.Positioner className={css.positioner} align="start" collisionPadding={8}>
            <NavigationMenu.Popup className={css.popup} render={<div />}>
              <NavigationMenu.Viewport />
            </NavigationMenu.Popup>
          </NavigationMenu.Positioner>
        </div>
      </NavigationMenu.Portal>
    </NavigationMenu.Root>
  );
}
