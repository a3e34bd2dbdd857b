import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { listState } from '../../follows/listState.ts';
import { AttentionLive } from './AttentionLive.tsx';
import { AttentionOff } from './AttentionOff.tsx';
import { AttentionWaiting } from './AttentionWaiting.tsx';
import { attention, moreAttention, reloadAttention } from '../../follows/attention.store.ts';

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
