import { HornBanner } from '@pitchside/ui/HornBanner';
import { useSnapshot } from 'valtio';
import { roomHref } from '../../scores/matchLinks.ts';
import { roomState } from '../stage/room.store.ts';
import { horns, nextHorn } from './horns.store.ts';

/** The horn that stands over the picture, with the way to its room. */
export default function HornBarWired() {
  const { shown, waiting } = useSnapshot(horns);
  const { id } = useSnapshot(roomState);
  if (!shown) return null;
  const { user, text, room_id: from, room_title: title } = shown;
  return (
    <HornBanner
      key={shown.id}
      from={{ nickname: user.user_nickname, avatarSeed: user.avatar }}
      words={text}
      {...(from !== id && { room: { href: roomHref(from), title } })}
      waiting={waiting.length}
      onClose={nextHorn}
    />
  );
}
