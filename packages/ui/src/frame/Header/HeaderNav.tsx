import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useState, useRef, type RefObject } from 'react';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import * as css from './HeaderNav.css.ts';
import type { NavItem, NavStart, NavTabs } from './Header.types.ts';
import { HeaderNavStandIn } from './HeaderNavStandIn.tsx';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { fitTabs } from './fitTabs.ts';

interface FittingTabs {
  /** The room that the tabs may fill. */
  room: RefObject<HTMLElement | null>;
  /** A hidden row of every tab and, last, the "more" tab, for measuring. */
  ruler: RefObject<HTMLDivElement | null>;
  /** Number of tabs that fit. */
  shown: number;
}

/** Counts the tabs that fit, again whenever the width, the labels or the font change. */
function useFittingTabs(total: number): FittingTabs {
  const room = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(total);

  useLayoutEffect(() => {
    const space = room.current;
    const row = ruler.current;
    if (!space || !row) return;
    const measure = () => {
      const widths = [...row.children].map((tab) => tab.getBoundingClientRect().width);
      setShown(fitTabs(widths.slice(0, -1), space.getBoundingClientRect().width, widths.at(-1) ?? 0));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [space, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [total]);

  return { room, ruler, shown };
}

export interface HeaderNavProps {
  /** Tabs in order; one with `children` opens a menu when hovered, or by arrow down. */
  items: readonly NavItem[];
  /** Id of the tab, or of the entry under a tab, that is the current page. */
  currentId?: string;
}

/** Menus come with their own code when the row of tabs is first hovered or focused. */
const load = () => import('./HeaderNavMenus.tsx');

/** Tabs of the header. Those without room move into a menu at the end, whatever the language makes of their length. */
export function HeaderNav({ items, currentId }: HeaderNavProps) {
  const { t } = useLingui();
  const { room, ruler, shown } = useFittingTabs(items.length);
  const { Loaded, approach } = useDeferred(load, { acts: true });
  const [start, setStart] = useState<NavStart>();
  // A mouse that happens to rest here must not take over from the keyboard.
  const come = (next: NavStart) => setStart((now) => (next.by === 'hover' && now && now.by !== 'hover' ? now : next));
  const leave = (what: 'hover' | 'focus') => setStart((now) => ((now?.by === 'hover') === (what === 'hover') ? undefined : now));
  const tabs: NavTabs = {
    items,
    shown,
    isCurrent: (item) => item.id === currentId || Boolean(item.children?.some(({ id }) => id === currentId)),
  };
  const hasMenus = shown < items.length || items.some((item) => item.children?.length);
  const { onPointerEnter, onPointerDown, onFocus } = hasMenus ? approach : {};

  return (
    <nav ref={room} className={css.nav} aria-label={t`主导航`}>
      {Loaded ? (
        <Loaded {...tabs} currentId={currentId} start={start} />
      ) : (
        // The tabs themselves are the controls; the row only notices the approach.
        <div onPointerEnter={onPointerEnter} onPointerDown={onPointerDown} onFocus={onFocus}>
          <HeaderNavStandIn {...tabs} onStart={come} onLeave={leave} />
        </div>
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
