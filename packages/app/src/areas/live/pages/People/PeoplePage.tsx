import { useLingui } from '@lingui/react/macro';
import { watchlistList } from '@pitchside/api/member/follow';
import { Card } from '@pitchside/ui/Card';
import { Input } from '@pitchside/ui/Input';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Search } from 'lucide-react';
import { useState, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { attention, moreAttention, openAttention, reloadAttention, type FollowEntry } from '../../follows/attention.store.ts';
import { Farewells } from '../../farewells/farewells.lazy.ts';
import { Fans } from './Fans.tsx';
import { Find } from './People.layout.ts';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { InfiniteList } from '@pitchside/ui/InfiniteList';
import { routes } from '../../../../routes.data.ts';
import { listState } from '../../follows/listState.ts';
import { FollowsTable } from '../../follows/FollowsTable.tsx';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Debounce of the search, ms. */
const rest = 300;

/**
 * Followed members, live ones first.
 * @param part part of the nickname to search for; empty for everybody
 */
function Follows({ part }: { part: string }) {
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

type Side = 'follows' | 'fans';

/** /member?type=4: followed members, and followers. */
export function PeoplePage() {
  const { t } = useLingui();
  const [side, setSide] = useState<Side>('follows');
  const [text, setText] = useState('');
  const part = text.trim();
  const { everybody } = useSnapshot(attention);
  // How many fans there are in all, said before their list is opened.
  const fans = useResource('fans', (signal) => api.call(watchlistList, { limit: 1 }, { signal })).value?.total;
  return (
    <Card stacked padding="titled" aria-label={t`关注与粉丝`}>
      <SectionTitle
        tabs={
          <SegmentedControl
            look="line"
            label={t`关注与粉丝`}
            value={side}
            onValueChange={setSide}
            segments={[
              { value: 'follows', label: t`我关注的`, ...(everybody !== null && { count: everybody }) },
              { value: 'fans', label: t`关注我的`, ...(fans !== undefined && { count: fans }) },
            ]}
          />
        }
      >
        {t`关注与粉丝`}
      </SectionTitle>
      <Later>
        <Farewells />
      </Later>
      <Find>
        <Input
          label={t`按昵称找人`}
          labelHidden
          value={text}
          onValueChange={setText}
          maxLength={20}
          icon={<Search size={16} aria-hidden />}
          placeholder={t`按昵称找人`}
        />
      </Find>
      {side === 'follows' ? <Follows part={part} /> : <Fans part={part} />}
    </Card>
  );
}
