import { useLingui } from '@lingui/react/macro';
import { Sidebar } from '@pitchside/ui/Sidebar';
import { SportIcon } from '@pitchside/ui/SportIcon';
import { AlarmClock, CalendarDays, Heart, Mic, Radio, Smartphone, Trophy } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../routes.data.ts';
import { categories, readCategory } from '../areas/live/categories.data.ts';
import { followRoomCounts, rooms } from '../areas/live/rooms.store.ts';
import { memberPlaces } from '../platform/session/memberLinks.ts';
import { session } from '../platform/session/session.store.ts';
import { openSidebar, sidebar } from './sidebar.store.ts';

/** Entries that are a page of their own, by its path. */
const own: Partial<Record<string, string>> = {
  [routes.rank.path]: 'rank',
  [routes.attention.path]: 'attention',
  [routes.reserve.path]: 'reserve',
};

/** Ways through the live rooms, with how many there are of each kind. */
export function SidebarWired() {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const { open } = useSnapshot(sidebar);
  const { totals, all } = useSnapshot(rooms);
  const { user } = useSnapshot(session);
  useEffect(followRoomCounts, []);
  const items = [
    { id: 'all', label: t`全部主播`, icon: <Radio size={20} aria-hidden />, href: '/anchor?type=0', ...(all !== null && { count: all }) },
    ...categories.map(({ id, label, href }) => ({
      id,
      label: i18n._(label),
      icon: <SportIcon kind={id} />,
      href,
      ...(totals && { count: totals[id] ?? 0 }),
    })),
  ];
  return (
    <Sidebar
      groups={[
        {
          id: 'schedule',
          items: [
            { id: 'schedule', label: t`赛程`, icon: <CalendarDays size={20} aria-hidden />, href: routes.schedule.path },
            { id: 'rank', label: t`排行榜`, icon: <Trophy size={20} aria-hidden />, href: routes.rank.path },
            { id: 'attention', label: t`我的关注`, icon: <Heart size={20} aria-hidden />, href: routes.attention.path },
            { id: 'reserve', label: t`我的预约`, icon: <AlarmClock size={20} aria-hidden />, href: routes.reserve.path },
          ],
        },
        { id: 'live', items },
      ]}
      currentId={own[pathname.toLowerCase()] ?? readCategory(new URLSearchParams(search)) ?? 'all'}
      actions={[
        // Who is an anchor has their centre in the menu of their own.
        ...(user?.is_anchor === 1
          ? []
          : [{ id: 'apply', label: t`申请主播`, icon: <Mic size={20} aria-hidden />, href: memberPlaces.apply }]),
        { id: 'download', label: t`下载`, icon: <Smartphone size={20} aria-hidden />, href: routes.download.path },
      ]}
      open={open}
      onOpenChange={openSidebar}
    />
  );
}
