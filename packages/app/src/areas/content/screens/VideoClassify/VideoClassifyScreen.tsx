import { useLingui } from '@lingui/react/macro';
import { allCategories, type Category, videoGetList, type Video } from '@pitchside/api/content/videos';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useState, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { readText, storageKeys, writeText } from '../../../../platform/storage/storage.ts';
import { classifyHref } from '../../videoLinks.ts';
import { readClassify, wallQuestion } from '@pitchside/api/screens/Videos';
import { ClassifyHead } from './ClassifyHead.tsx';
import { Beside, Column } from './VideoClassify.layout.ts';
import { Sidebar } from '@pitchside/ui/Sidebar';
import { Clapperboard, LayoutGrid, Star } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { myCategories, openMyCategories } from '../../videos/categories.store.ts';
import type { CallData } from '@pitchside/api';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { routes } from '../../../../routes.data.ts';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import { useFeed } from '../../../../platform/resource/useFeed.ts';
import { goingOn, useOwnLanguage } from '../../language/ownLanguage.ts';
import { VideoWall } from '../../videos/VideoWall.tsx';

/** Videos of a category, one more page whenever the end comes near. */
function ClassifyWall({ view }: { view: ReturnType<typeof readClassify> }) {
  const { t } = useLingui();
  const question = wallQuestion(view, useOwnLanguage());
  const { items, state, more } = useFeed<Video, CallData<typeof videoGetList>>(JSON.stringify(question), (before, signal, first) =>
    api.call(videoGetList, { ...goingOn(question, first), ...(before !== undefined && { before }) }, { signal, quiet: true }),
  );
  return (
    <InfiniteList
      count={items.length}
      state={state}
      onMore={more}
      error={t`视频没能送到`}
      empty={
        view.id === undefined && view.league === undefined ? (
          <EmptyState kind="list" title={t`还没有视频`} action={<ButtonLink href={memberPlaces.videos}>{t`发布视频`}</ButtonLink>}>
            {t`第一个发视频的人会站在这里。`}
          </EmptyState>
        ) : (
          <EmptyState
            kind="list"
            title={t`这个分类还没有视频`}
            action={<ButtonLink href={routes.videoList.path} tone="soft">{t`看看别的视频`}</ButtonLink>}
          >
            {t`发布视频时选上它，视频就会出现在这里。`}
          </EmptyState>
        )
      }
    >
      <VideoWall videos={items} waiting={state === 'loading' && items.length === 0 ? 12 : 0} eager={8} />
    </InfiniteList>
  );
}

interface ClassifySidebarProps {
  /** The category that is shown; undefined for all. */
  current: string | undefined;
  /** All there are. */
  all: readonly Category[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Links of the categories: the reader's own first, then all. */
function ClassifySidebar({ current, all, open, onOpenChange }: ClassifySidebarProps) {
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

/** /video-classify: the videos of one category, or of all. */
export function VideoClassifyScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const view = readClassify(parameters);
  const [open, setOpen] = useState(() => readText(storageKeys.categories) !== 'closed');
  const { value } = useResource('categories', (signal) => api.call(allCategories, {}, { signal, quiet: true }));
  const all = value?.list.flatMap(({ children, ...category }) => [category, ...children]) ?? [];
  const isGone = view.id !== undefined && value && !all.some(({ id }) => id === view.id);
  const keepOpen = (isOpen: boolean) => {
    setOpen(isOpen);
    writeText(storageKeys.categories, isOpen ? 'open' : 'closed');
  };
  return (
    <Page data-ready>
      <Beside $open={open}>
        <ClassifySidebar current={view.id} all={all} open={open} onOpenChange={keepOpen} />
        <Column>
          {isGone ? (
            <EmptyState level={1} title={t`没有这个视频分类`} action={<ButtonLink href={classifyHref()}>{t`看全部视频`}</ButtonLink>}>
              {t`地址里的分类不存在，或者已经取消。`}
            </EmptyState>
          ) : (
            <>
              <ClassifyHead view={view} all={all} />
              <ClassifyWall view={view} />
            </>
          )}
        </Column>
      </Beside>
    </Page>
  );
}
