import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { attention, moreAttention, openAttention, reloadAttention, type FollowEntry } from '../../follows/attention.store.ts';
import { listState } from '../../follows/listState.ts';
import { FollowsTable } from '../../follows/FollowsTable.tsx';

/** Debounce of the search, ms. */
const rest = 300;

/**
 * Followed members, live ones first.
 * @param part part of the nickname to search for; empty for everybody
 */
export function Follows({ part }: { part: string }) {
  const { t } = useLingui();
  const { list, state, isWhole } = useSnapshot(attention);
  useEffect(() => {
    let leave = () => {};
    const timer = setTimeout(() => (leave = openAttention(part)), part === '' ? 0 : rest);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [part]);
  if (list.length === 0 && state === 'failed') return <ErrorState title={t`关注列表没能送到`} onRetry={reloadAttention} />;
  if (list.length === 0 && state === 'ready')
    return part === '' ? (
      <EmptyState title={t`还没有关注主播`} action={<ButtonLink href={routes.anchor.path}>{t`看看谁在直播`}</ButtonLink>}>
        {t`在直播间点一下关注，开播时会告诉你。`}
      </EmptyState>
    ) : (
      <EmptyState drawing={null} title={t`关注的人里没有这个昵称`} />
    );
  return (
    <InfiniteList count={list.length} state={listState(state, isWhole)} onMore={moreAttention} asks="press">
      <FollowsTable caption={t`我关注的`} entries={list as readonly FollowEntry[]} loading={state === 'loading' && list.length === 0} />
    </InfiniteList>
  );
}
