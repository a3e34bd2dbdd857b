import { useLingui } from '@lingui/react/macro';
import type { Room } from '@pitchside/api/live/live';
import type { Broadcast } from '@pitchside/api/live/studio';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { RoomHead } from '@pitchside/ui/RoomHead';
import { useMoment } from '../../../platform/days/useMoment.ts';
import { roomHref } from '../../scores/matchLinks.ts';
import { categories } from '../categories.data.ts';

/** Header of a replay: anchor and date of the broadcast, with a link to the room. */
export function ReplayHead({ broadcast: { title, category, started_at }, room }: { broadcast: Broadcast; room: Room }) {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  const kind = categories.find(({ id }) => id === category);
  const when = started_at === null ? '' : moment(started_at);
  const isLive = room.status === 'live';
  return (
    <RoomHead
      anchor={{ id: room.anchor.avatar, nickname: room.anchor.user_nickname, level: room.anchor.level, badge: t`回放` }}
      title={title}
      live={isLive}
      {...(kind && { category: { label: `${i18n._(kind.label)} · ${when}` } })}
      actions={
        <ButtonLink href={roomHref(room.id)} tone={isLive ? 'primary' : 'outline'}>
          {isLive ? t`正在直播，去看看` : t`去直播间`}
        </ButtonLink>
      }
    />
  );
}
