import { useLingui } from '@lingui/react/macro';
import { barrageList, type Barrage } from '@pitchside/api/live/barrage';
import { getLiveUrl, getRoomInfo, type Room } from '@pitchside/api/live/live';
import { embeddedComments, type Embed } from '@pitchside/api/screens/EmbedFrame';
import { Card } from '@pitchside/ui/Card';
import { ChatLines } from '@pitchside/ui/ChatLines';
import type { ChatMessageRow } from '@pitchside/ui/ChatList';
import { Cover } from '@pitchside/ui/Cover';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Text } from '@pitchside/ui/Text';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { coverView } from '../../cover.presenter.ts';
import { detailHref, roomHref } from '../../matchLinks.ts';
import { Picture, ScoreLink } from './EmbedFrame.layout.ts';
import { embeddedScore } from './useEmbeddedMatch.ts';

const rowOf = ({ id, user, text, is_bot: bot }: Barrage): ChatMessageRow => ({
  kind: 'message',
  id,
  memberId: user.id,
  nickname: user.user_nickname,
  level: user.level,
  ...(user.noble && { noble: user.noble }),
  ...((user.role === 'admin' || user.role === 'anchor') && { role: user.role }),
  ...(bot && { bot }),
  words: text,
});

/** The picture of a room; it plays once the reader presses it, where the browser plays such streams by itself. */
function RoomPicture({ room }: { room: Room }) {
  const { t } = useLingui();
  const { value: live } = useResource(room.id, (signal) => api.call(getLiveUrl, { id: room.id }, { signal, quiet: true }));
  const src = room.status === 'live' ? live?.qualities[0]?.url : undefined;
  const href = roomHref(room.id);
  const cover = <Cover {...coverView(room)} loading="eager" />;
  return (
    <>
      {src === undefined ? (
        <ScoreLink href={href}>{cover}</ScoreLink>
      ) : (
        <Picture>
          {cover}
          <video src={src} controls muted playsInline preload="none" aria-label={room.title} />
        </Picture>
      )}
      <Text as="p" size="s" tone="soft" data-part="state">
        {room.status === 'live' ? t`正在直播` : t`现在没有直播`}
      </Text>
    </>
  );
}

function RoomTalk({ id }: { id: string }) {
  const { t } = useLingui();
  const { value } = useResource(id, (signal) => api.call(barrageList, { id, limit: embeddedComments }, { signal, quiet: true }));
  if (!value) return null;
  return (
    <div data-part="talk">
      {value.list.length === 0 ? <Text as="p" size="s" tone="quiet">{t`还没有人说话`}</Text> : <ChatLines rows={value.list.map(rowOf)} />}
    </div>
  );
}

/** A room: its picture, the score of its match, and the newest of its chat. */
export function EmbeddedRoom({ embed: { id, hidesScore, hidesChat } }: { embed: Embed }) {
  const { value } = useResource(id, (signal) => api.call(getRoomInfo, { id }, { signal, quiet: true }));
  if (!value) return null;
  const { room } = value;
  const { match } = room;
  return (
    <Card stacked padding="titled" title={room.title} hint={room.anchor.user_nickname} more={{ href: roomHref(id), label: siteName }}>
      <RoomPicture room={room} />
      {match && (
        <ScoreLink href={hidesScore ? `${detailHref(match)}&score=0` : detailHref(match)} data-part="score">
          <Scorebug {...embeddedScore(match, hidesScore)} size="row" stretch />
        </ScoreLink>
      )}
      {!hidesChat && <RoomTalk id={id} />}
    </Card>
  );
}
