import { useLingui } from '@lingui/react/macro';
import type { Match } from '@pitchside/api/matches';
import { RoomHead } from '@pitchside/ui/RoomHead';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { StatusChip } from '@pitchside/ui/StatusChip';
import { useSnapshot } from 'valtio';
import { scoreView, statusView, useFreshMatches } from '../../../scores/index.ts';
import { categories } from '../../lobby/categories.data.ts';
import { Board, Standing } from './Live.layout.ts';
import { roomMatch } from '../../stage/match.store.ts';
import { roomState } from '../../stage/room.store.ts';
import { useStanding } from './useStanding.ts';

/** Whose room it is, and the score of its match. */
export function LiveHead() {
  const { t, i18n } = useLingui();
  const standing = useStanding();
  const { room } = useSnapshot(roomState);
  const followed = useSnapshot(roomMatch).match;
  const fresh = useFreshMatches();
  if (!room) return <Skeleton shape="block" height={76} />;
  const category = categories.find(({ id }) => id === room.category);
  const match = followed ?? (room.match && fresh(room.match as Match));
  return (
    <>
      <RoomHead
        anchor={{
          id: room.anchor.avatar,
          nickname: room.anchor.user_nickname,
          level: room.anchor.level,
          ...(room.is_official && { badge: t`官方解说` }),
        }}
        title={room.title}
        live={room.status === 'live'}
        roomNumber={room.id}
        heat={room.heat}
        {...(category && { category: { label: i18n._(category.label), href: category.href } })}
      />
      {match && (
        <Board>
          <span>
            {match.competition.name} {match.round}
          </span>
          <Scorebug {...scoreView(match)} size="card" showStatus={false} />
          <Standing>
            <StatusChip status={statusView(match)} />
            <span>{standing(match)}</span>
          </Standing>
        </Board>
      )}
    </>
  );
}
