import { NavigationMenu } from '@base-ui/react/navigation-menu';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import * as css from './HeaderNav.css.ts';
import type { NavItem } from './Header.types.ts';
import { HeaderNavEntries } from './HeaderNavEntries.tsx';

export interface HeaderNavMenusProps {
  items: readonly NavItem[];
  /** How many tabs have room; the others stand under 更多. */
  shown: number;
  /** Whether a tab is the current page, or holds it. */
  isCurrent: (item: NavItem) => boolean;
  currentId?: string;
}

const moreId = 'more';

/** The row of tabs with its menus: what stands under a tab, and the tabs that found no room. */
export default function HeaderNavMenus({ items, shown, isCurrent, currentId }: HeaderNavMenusProps) {
  const { t } = useLingui();
  const hint = useId();
  const portal = usePortalTheme();
  const [open, setOpen] = useState<string | null>(null);
  const rest = items.slice(shown);
  const restIsCurrent = rest.some(isCurrent) || undefined;

  return (
    <NavigationMenu.Root
      render={<div />}
      value={open}
      // A press on a tab goes to its page; only "more" has nowhere to go and toggles its menu.
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
                  render={<a href={item.href}>{item.label}</a>}
                />
                <NavigationMenu.Content>
                  <HeaderNavEntries items={item.children} currentId={currentId} onLeave={() => setOpen(null)} />
                </NavigationMenu.Content>
              </>
            ) : (
              <NavigationMenu.Link
                className={css.tab}
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
            <NavigationMenu.Trigger className={css.tab} data-current={restIsCurrent}>
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
