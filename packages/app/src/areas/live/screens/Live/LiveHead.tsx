import { useLingui } from '@lingui/react/macro';
import { RoomHead } from '@pitchside/ui/RoomHead';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { HeadActs } from '../../head/HeadActs.tsx';
import { categories } from '../../categories.data.ts';
import { roomState } from '../../stage/room.store.ts';
import { LiveBoard } from './LiveBoard.tsx';

/** Header of the room: its anchor and the score of its match. */
export function LiveHead() {
  const { t, i18n } = useLingui();
  const { room } = useSnapshot(roomState);
  if (!room) return <Skeleton shape="block" height={76} />;
  const category = categories.find(({ id }) => id === room.category);
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
        actions={<HeadActs room={room} />}
        {...(category && { category: { label: i18n._(category.label), href: category.href } })}
      />
      <LiveBoard />
    </>
  );
}
