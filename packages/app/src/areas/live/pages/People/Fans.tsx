import { useLingui } from '@lingui/react/macro';
import { watchlistList, type Fan } from '@pitchside/api/member/follow';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { FollowButton } from '@pitchside/ui/FollowButton';
import { Pagination } from '@pitchside/ui/Pagination';
import { Table, type TableColumn } from '@pitchside/ui/Table';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useWhen } from '../../../../platform/days/useWhen.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { countFollowing } from '../../follows/attention.store.ts';
import { LiveNow } from '../../follows/LiveNow.tsx';
import { PersonLine } from '../../follows/PersonLine.tsx';
import { setFollowing } from '../../../../platform/follow/followActs.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';

/** Fans a page. */
const pageSize = 20;
/** Debounce of the search, ms. */
const rest = 300;

/**
 * Followers of the member, newest first, each with a button to follow back.
 * @param part part of the nickname to search for; empty for everybody
 */
export function Fans({ part }: { part: string }) {
  const { t } = useLingui();
  const when = useWhen();
  const [asked, setAsked] = useState({ part, page: 1 });
  const page = asked.part === part ? asked.page : 1;
  /** Follow states that the server returned since the page loaded, by member. */
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  const { value, state, again } = useResource(
    `${part} ${page}`,
    (signal) => api.call(watchlistList, { page, limit: pageSize, ...(part !== '' && { search: part }) }, { signal }),
    { family: 'fans', rest: part === '' ? 0 : rest },
  );
  const note =
    ({ id, is_followed }: Fan) =>
    (isFollowing: boolean) => {
      if ((changed[id] ?? is_followed) !== isFollowing) countFollowing(isFollowing);
      setChanged((known) => ({ ...known, [id]: isFollowing }));
    };
  const columns: TableColumn<Fan>[] = [
    {
      id: 'who',
      head: t`粉丝`,
      cell: ({ avatar, user_nickname: name, level, room }) => <PersonLine avatar={avatar} name={name} level={level} roomId={room?.id} />,
    },
    { id: 'live', head: t`在播什么`, width: 260, cell: ({ room }) => (room?.status === 'live' ? <LiveNow room={room} /> : '-') },
    { id: 'since', head: t`什么时候关注`, width: 160, cell: ({ followed_at: at }) => when(at) },
    {
      id: 'follow',
      head: t`关注`,
      width: 140,
      cell: (fan) => (
        <FollowButton
          size="s"
          state={(changed[fan.id] ?? fan.is_followed) ? 'mutual' : 'none'}
          followsYou
          name={fan.user_nickname}
          onFollowChange={(follow) => setFollowing({ id: fan.id, name: fan.user_nickname }, follow, note(fan))}
        />
      ),
    },
  ];
  return (
    <Table
      caption={t`关注我的`}
      captionHidden
      columns={columns}
      rows={value?.list ?? []}
      keyOf={({ id }) => id}
      status={statusOf({ value, state })}
      error={t`粉丝列表没能送到`}
      onRetry={again}
      empty={
        part === '' ? (
          <EmptyState title={t`还没有人关注你`}>{t`发几条动态、开一次播，别人就能找到你`}</EmptyState>
        ) : (
          <EmptyState drawing={null} title={t`粉丝里没有这个昵称`} />
        )
      }
      footer={
        value &&
        value.total > pageSize && (
          <Pagination page={page} total={value.total} pageSize={pageSize} onPageChange={(next) => setAsked({ part, page: next })} />
        )
      }
    />
  );
}
