import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import { roomsOnPage } from '@pitchside/api/screens/Anchor';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { Text } from '@pitchside/ui/Text';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { cardView } from '../../../scores/room.presenter.ts';
import { useFreshRooms } from '../../../scores/useFreshRooms.ts';
import { useRoomLabels } from '../../../scores/useRoomLabels.ts';
import { End, Rooms } from './Anchor.layout.ts';
import { useCardPicture } from '../../preview/useCardPicture.tsx';
import { moreRooms, reopenWall, wall } from './anchor.store.ts';

/** Cards that are seen without scrolling. */
const firstRow = 6;

/** The wall itself, with one more page whenever its end comes near. */
export function AnchorWall() {
  const { t } = useLingui();
  const { list, total, state } = useSnapshot(wall);
  const fresh = useFreshRooms();
  const words = useRoomLabels();
  const pictureOf = useCardPicture();
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && moreRooms(), { rootMargin: '600px' });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [list.length]);

  if (state === 'failed' && list.length === 0) return <ErrorState title={t`直播列表没能送到`} onRetry={reopenWall} />;
  if (state === 'ready' && list.length === 0)
    return (
      <EmptyState
        kind="list"
        title={t`现在没有人在播`}
        action={<ButtonLink href={routes.football.path} tone="soft">{t`看看今天有什么比赛`}</ButtonLink>}
      >
        {t`比赛开始前后，主播们就会陆续上线。`}
      </EmptyState>
    );
  const waiting = state === 'loading' ? roomsOnPage : state === 'more' ? 4 : 0;
  return (
    <>
      <Rooms $lead={list.length > 4 || state === 'loading'} aria-busy={waiting > 0}>
        {list.map((room, index) => (
          <li key={room.id}>
            <LiveCard room={cardView(fresh(room as Room), words)} eager={index < firstRow} fill={index === 0} {...pictureOf(room.id)} />
          </li>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          <li key={`waiting-${index}`}>
            <LiveCardSkeleton />
          </li>
        ))}
      </Rooms>
      <End ref={end} role="status">
        {waiting > 0 ? (
          <EndWords>{t`努力加载中`}</EndWords>
        ) : state === 'failed' ? (
          <ErrorState layout="row" onRetry={reopenWall} />
        ) : list.length >= total ? (
          <EndWords>{t`没有更多了`}</EndWords>
        ) : null}
      </End>
    </>
  );
}

const EndWords = ({ children }: { children: string }) => (
  <Text size="s" tone="quiet">
    {children}
  </Text>
);
