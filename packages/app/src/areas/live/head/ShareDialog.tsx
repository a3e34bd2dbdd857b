import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Dialog } from '@pitchside/ui/Dialog';
import { RoomShare } from '@pitchside/ui/RoomShare';
import { ShareCard } from '@pitchside/ui/ShareCard';
import { Code, Send } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { shareWithFriend } from '../../../platform/share/share.store.ts';
import { siteName } from '../../../platform/system/names.ts';
import { say } from '../../../platform/toasts/say.ts';
import { useCopyLink } from '../../../platform/toasts/useCopy.ts';
import { eventView, isFootballEvent, leagueText, scoreView } from '../../scores/match.presenter.ts';
import { embedHref, roomHref } from '../../scores/matchLinks.ts';
import { roomMatch } from '../stage/match.store.ts';
import { roomState } from '../stage/room.store.ts';
import { shareRoom } from '@pitchside/api/live/share';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { sessionToken } from '../../../platform/session/session.store.ts';

/** Counts a share of the room by the member; visitors can share too, uncounted. */
function countShare(roomId: string): void {
  if (sessionToken()) unlessLost(api.call(shareRoom, { id: roomId }, { idempotencyKey: crypto.randomUUID(), quiet: true }));
}

/** The room to hand on: the picture of its match with a code that leads here, or the code alone, and the address. */
export default function ShareDialogWired({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const copy = useCopyLink();
  const { room } = useSnapshot(roomState);
  const { match, events } = useSnapshot(roomMatch);
  if (!room) return null;
  const { id, title, anchor } = room;
  const url = new URL(roomHref(id), location.origin).href;
  const toFriend = () => {
    onClose();
    shareWithFriend({ type: 'live', id, title });
  };
  const hand = () =>
    void navigator.share({ title, url }).then(
      () => countShare(id),
      // The person thought better of it.
      () => undefined,
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`分享直播间`}
      footer={
        <>
          <Button tone="outline" stretch icon={<Send size={16} aria-hidden />} onClick={toFriend}>
            {t`发给好友`}
          </Button>
          <ButtonLink tone="outline" stretch icon={<Code size={16} aria-hidden />} href={embedHref('room', { id })}>
            {t({ id: 'embed.page', message: '嵌入' })}
          </ButtonLink>
        </>
      }
    >
      <RoomShare
        url={url}
        title={title}
        anchor={anchor.user_nickname}
        onCopy={() => void copy(url).then((isCopied) => isCopied && countShare(id))}
        {...('share' in navigator && { onShare: hand })}
        {...(match && {
          picture: (
            <ShareCard
              {...scoreView(match)}
              league={leagueText(match)}
              events={events.filter(isFootballEvent).map(eventView)}
              url={url}
              siteName={siteName}
              onSave={() => countShare(id)}
              onFailed={() => say('error', t`图片没能生成`)}
            />
          ),
        })}
      />
    </Dialog>
  );
}
