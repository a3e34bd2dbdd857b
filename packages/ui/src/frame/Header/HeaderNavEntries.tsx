import { NavigationMenu } from '@base-ui/react/navigation-menu';
import type { NavItem } from './Header.types.ts';
import * as css from './HeaderNav.css.ts';

export interface HeaderNavEntriesProps {
  items: readonly NavItem[];
  /** Id of the entry that is the current page. */
  currentId?: string;
  /** An entry was followed; the menu may close. */
  onLeave: () => void;
}

/** Links of one menu of the header; the entries under an entry follow it, indented. */
export function HeaderNavEntries({ items, currentId, onLeave }: HeaderNavEntriesProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
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
