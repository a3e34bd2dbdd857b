import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { listState } from '../../follows/listState.ts';
import { attention, moreAttention, reloadAttention, isLive, type FollowEntry } from '../../follows/attention.store.ts';
import type { Room } from '@pitchside/api/live/live';
import { LiveCard, LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { cardView } from '../../../scores/room.presenter.ts';
import { useFreshRooms } from '../../../scores/useFreshRooms.ts';
import { useRoomLabels } from '../../../scores/useRoomLabels.ts';
import { Block, CardPlace, Cards } from './Attention.layout.ts';
import { useCardPicture } from '../../preview/useCardPicture.tsx';
import { FollowEnd } from '../../follows/FollowEnd.tsx';
import { FollowsTable } from '../../follows/FollowsTable.tsx';

/** Cards that are kept free. */
const cards = 4;

/** The list on its way. */
function AttentionWaiting() {
  const { t } = useLingui();
  return (
    <>
      <Block aria-busy>
        <SectionTitle>{t`正在直播`}</SectionTitle>
        <Cards aria-label={t`努力加载中`}>
          {Array.from({ length: cards }, (_, index) => (
            <li key={index}>
              <LiveCardSkeleton />
            </li>
          ))}
        </Cards>
      </Block>
      <Block aria-busy>
        <SectionTitle>{t`还没开播`}</SectionTitle>
        <FollowsTable caption={t`还没开播`} entries={[]} loading />
      </Block>
    </>
  );
}

/** Those who do not stream now; the block goes while everybody does. */
function AttentionOff() {
  const { t } = useLingui();
  const { list } = useSnapshot(attention);
  const entries = list.filter((entry) => !isLive(entry)) as readonly FollowEntry[];
  if (entries.length === 0) return null;
  return (
    <Block aria-labelledby="attention-off">
      <SectionTitle headingId="attention-off">{t`还没开播`}</SectionTitle>
      <FollowsTable caption={t`还没开播`} entries={entries} />
    </Block>
  );
}

/** Cards that are seen without scrolling. */
const firstRow = 4;

/** Followed members who are live, with their broadcasts; nothing without any. */
function AttentionLive() {
  const { t } = useLingui();
  const { list, live } = useSnapshot(attention);
  const fresh = useFreshRooms();
  const words = useRoomLabels();
  const pictureOf = useCardPicture();
  const entries = list.filter(isLive);
  if (entries.length === 0) return null;
  return (
    <Block aria-labelledby="attention-live">
      <SectionTitle headingId="attention-live" hint={t`${live} 位`}>
        {t`正在直播`}
      </SectionTitle>
      <Cards>
        {entries.map((entry, index) => (
          <CardPlace key={entry.id}>
            <LiveCard room={cardView(fresh(entry.room as Room), words)} eager={index < firstRow} {...pictureOf((entry.room as Room).id)} />
            <FollowEnd entry={entry} />
          </CardPlace>
        ))}
      </Cards>
    </Block>
  );
}

/** Those who are live, those who are not, and more of them as one scrolls. */
export function AttentionPeople() {
  const { t } = useLingui();
  const { list, state, isWhole } = useSnapshot(attention);
  if (list.length === 0 && state === 'failed') return <ErrorState title={t`关注列表没能送到`} onRetry={reloadAttention} />;
  if (list.length === 0 && state === 'loading') return <AttentionWaiting />;
  if (list.length === 0)
    return (
      <EmptyState
        title={t`还没有关注主播`}
        action={
          <>
            <ButtonLink href={routes.anchor.path}>{t`看看谁在直播`}</ButtonLink>
            <ButtonLink tone="soft" href={routes.rank.path}>{t`看看排行榜`}</ButtonLink>
          </>
        }
      >
        {t`在直播间点一下关注，开播时会告诉你。`}
      </EmptyState>
    );
  return (
    <InfiniteList count={list.length} state={listState(state, isWhole)} onMore={moreAttention}>
      <AttentionLive />
      <AttentionOff />
    </InfiniteList>
  );
}
