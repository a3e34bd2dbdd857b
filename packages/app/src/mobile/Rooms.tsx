import { useLingui } from '@lingui/react/macro';
import { getLiveList, getRoomInfo, type RoomCategory } from '@pitchside/api/live/live';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { MobileBlock, MobileWall } from '@pitchside/ui/MobileFrame';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { cardView, foreignTo } from '../areas/scores/room.presenter.ts';
import { api } from './api.ts';
import { FrameWired } from './Frame.tsx';
import { hrefs, place } from './place.store.ts';
import { useResource } from '../platform/resource/useResource.ts';

const step = 21;
const most = 100;

/** `type` and `id` of /anchor, as the desktop site writes them. */
const queries: readonly { category: RoomCategory | undefined; search: string }[] = [
  { category: undefined, search: '' },
  { category: 'football', search: '?type=1' },
  { category: 'basketball', search: '?type=2' },
  { category: 'esports', search: '?type=3&id=esports' },
  { category: 'talk', search: '?type=3&id=talk' },
];

/** Rooms that are live; a card opens the room on the desktop site. */
export function RoomsWired() {
  const { t, i18n } = useLingui();
  const { search, path } = useSnapshot(place);
  const [limit, setLimit] = useState(step);
  const category = path === '/live' ? undefined : queries.find((query) => query.search === search)?.category;
  const wanted = path === '/live' ? new URLSearchParams(search).get('id') : null;
  const {
    value: shown,
    state,
    again,
  } = useResource(`rooms ${category ?? ''} ${limit}`, () => api.call(getLiveList, { limit, ...(category && { category }) }), {
    family: category ?? 'all',
  });
  const { value: asked } = useResource(
    wanted ? `room ${wanted}` : null,
    async () => (await api.call(getRoomInfo, { id: wanted ?? '' })).room,
  );

  // Refreshes when the person returns to the page.
  const look = useEffectEvent(() => document.visibilityState === 'visible' && again());
  useEffect(() => {
    const handle = () => void look();
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, []);

  const labels: Record<string, string> = { '': t`热门`, football: t`足球`, basketball: t`篮球`, esports: t`电竞`, talk: t`聊球` };
  const words = { official: t`官方`, talk: t`聊球`, foreign: foreignTo(i18n.locale) };
  const rooms = [...(asked ? [asked] : []), ...(shown?.list ?? []).filter(({ id }) => id !== asked?.id)];

  return (
    <FrameWired
      tabs={{
        label: t`直播分类`,
        items: queries.map((query) => ({
          href: `${hrefs.rooms}${query.search}`,
          label: labels[query.category ?? ''] ?? '',
          current: query.category === category,
        })),
      }}
    >
      {!shown && state === 'failed' && <ErrorState title={t`直播列表没能送到`} onRetry={again} />}
      {!shown && state !== 'failed' && (
        <MobileWall busy>
          {Array.from({ length: 7 }, (_, index) => (
            <LiveCardSkeleton key={index} />
          ))}
        </MobileWall>
      )}
      {shown && rooms.length === 0 && <EmptyState kind="list" title={t`现在没有人在播`} />}
      {rooms.length > 0 && (
        <MobileWall>
          {rooms.map((room, index) => (
            <LiveCard
              key={room.id}
              room={{ ...cardView(room, words), href: hrefs.room(room.id) }}
              lines={index === 0 ? 2 : 1}
              eager={index < 5}
            />
          ))}
        </MobileWall>
      )}
      {shown && shown.total > shown.list.length && limit < most && (
        <MobileBlock>
          <Button tone="outline" stretch loading={state === 'loading'} onClick={() => setLimit(Math.min(most, limit + step))}>
            {t`加载更多`}
          </Button>
        </MobileBlock>
      )}
    </FrameWired>
  );
}
