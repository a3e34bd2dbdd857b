import { useLingui } from '@lingui/react/macro';
import type { Category } from '@pitchside/api/content/videos';
import { Sidebar } from '@pitchside/ui/Sidebar';
import { Clapperboard, LayoutGrid, Star } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { myCategories, openMyCategories } from '../../videos/categories.store.ts';
import { classifyHref } from '../../videoLinks.ts';

interface ClassifySidebarProps {
  /** The category that is shown; undefined for all. */
  current: string | undefined;
  /** All there are. */
  all: readonly Category[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Links of the categories: the reader's own first, then all. */
export function ClassifySidebar({ current, all, open, onOpenChange }: ClassifySidebarProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { list } = useSnapshot(myCategories);
  const id = user?.id;
  useEffect(openMyCategories, [id]);
  const mine = list.map(({ id: own, name }) => ({
    id: `mine-${own}`,
    label: name,
    icon: <Star size={20} aria-hidden />,
    href: classifyHref({ id: own, name }),
  }));
  const isMine = list.some((category) => category.id === current);
  return (
    <Sidebar
      groups={[
        ...(mine.length > 0 ? [{ id: 'mine', label: t`我的分类`, items: mine }] : []),
        {
          id: 'all',
          label: t`全部分类`,
          items: [
            { id: 'every', label: t`全部视频`, icon: <LayoutGrid size={20} aria-hidden />, href: classifyHref() },
            ...all.map(({ id: own, name, total }) => ({
              id: own,
              label: name,
              icon: <Clapperboard size={20} aria-hidden />,
              href: classifyHref({ id: own, name }),
              count: total,
            })),
          ],
        },
      ]}
      currentId={current === undefined ? 'every' : isMine ? `mine-${current}` : current}
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
