import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Countdown } from '@pitchside/ui/Countdown';
import { RoomCurtain } from '@pitchside/ui/RoomCurtain';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Text } from '@pitchside/ui/Text';
import { useNow } from '@pitchside/ui/format';
import { PictureInPicture2 } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { detailHref } from '../../scores/matchLinks.ts';
import { ReserveButton } from '../../scores/ReserveButton.tsx';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { aside } from '../aside.store.ts';
import { popIn } from '../mini/ownWindow.ts';
import { replayHref } from '../replayLinks.ts';
import { replays } from '../replay/replays.store.ts';
import { roomState } from './room.store.ts';

/**
 * Cover over the stage while there is no picture: before the broadcast its start, after it links to go on, or a note that the picture is in
 * its own window.
 */
export function RoomCurtains() {
  const { t } = useLingui();
  const { room, placard } = useSnapshot(roomState);
  const { window: inWindow } = useSnapshot(aside);
  const { newest } = useSnapshot(replays);
  const fresh = useFreshMatches();
  const now = useNow(60_000);
  if (inWindow)
    return (
      <RoomCurtain
        title={t`画面在独立窗口里`}
        actions={
          <Button tone="outline" icon={<PictureInPicture2 size={16} aria-hidden />} onClick={popIn}>
            {t`收回画面`}
          </Button>
        }
      />
    );
  const match = room?.match && fresh(room.match as Match);
  const others = <ButtonLink href="/anchor?type=0" tone="outline">{t`看看其他直播间`}</ButtonLink>;
  const page = match && <ButtonLink href={detailHref(match)} tone="outline">{t`看比赛`}</ButtonLink>;
  if (room?.status === 'not_started') {
    const isComing = match?.status === 'scheduled' && match.kickoff_at > now;
    return (
      <RoomCurtain
        title={t`还没开播`}
        {...(placard && { announcement: placard })}
        {...(match && {
          when: (
            <>
              <Scorebug {...scoreView(match)} size="card" />
              {isComing && (
                <>
                  {/* The clock names itself to screen readers. */}
                  <Text size="s" tone="quiet" aria-hidden>{t`距开赛`}</Text>
                  <Countdown to={match.kickoff_at} label={t`距开赛`} size="xl" />
                </>
              )}
            </>
          ),
        })}
        actions={
          <>
            {match && matchPhase(match.status) === 'before' && <ReserveButton main matchId={match.id} />}
            {page}
            {others}
          </>
        }
      />
    );
  }
  return (
    <RoomCurtain
      title={t`直播已结束`}
      {...(match && { when: <Scorebug {...scoreView(match)} size="card" /> })}
      actions={
        <>
          {room && newest && <ButtonLink href={replayHref(room.id, newest)}>{t`看回放`}</ButtonLink>}
          {page}
          {others}
        </>
      }
    />
  );
}
