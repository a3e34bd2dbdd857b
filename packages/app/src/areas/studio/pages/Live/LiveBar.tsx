import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { endRoom, startRoom } from '@pitchside/api/live/studio';
import { BroadcastBar } from '@pitchside/ui/BroadcastBar';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { ConfirmDialog } from '@pitchside/ui/ConfirmDialog';
import { useFormat } from '@pitchside/ui/format';
import { ExternalLink, Footprints, Radio, Square } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { OwnRaid, RaidDialog } from '../../../live/raids.lazy.ts';
import { roomHref } from '../../../scores/matchLinks.ts';
import { useMatchNames } from '../../../scores/useMatchNames.ts';
import { airState } from '../../room/roomState.ts';
import { useCategoryNames } from '../../room/useCategoryNames.ts';
import type { OwnRoom } from '../../room/useOwnRoom.ts';

interface LiveBarProps {
  own: OwnRoom;
  /** People in the room now; null while unknown. */
  online: number | null;
  /** It began or ended. */
  onChange: () => void;
}

/** State and figures of the broadcast, with the buttons to start and end it. */
export function LiveBar({ own, online, onChange }: LiveBarProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const yuan = useYuan();
  const names = useMatchNames();
  const categories = useCategoryNames();
  const [starting, setStarting] = useState(false);
  const [ending, setEnding] = useState(false);
  const [raiding, setRaiding] = useState(false);
  const { room, broadcast } = own;
  const state = airState(own);

  async function start(): Promise<void> {
    setStarting(true);
    try {
      await api.call(startRoom, {});
      say('success', t`直播间已打开，等推流软件连上`);
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setStarting(false);
      onChange();
    }
  }
  async function end(): Promise<void> {
    await api.call(endRoom, {});
    setEnding(false);
    say('success', state === 'live' ? t`直播已结束` : t`直播间已关闭`);
    onChange();
  }

  const figures =
    state === 'live' && broadcast
      ? [
          ...(online === null ? [] : [{ id: 'online', label: t`在看`, value: integer(online) }]),
          { id: 'peak', label: t`峰值`, value: integer(broadcast.peak) },
          { id: 'comments', label: t`弹幕`, value: integer(broadcast.messages) },
          { id: 'income', label: t`本场收益`, value: yuan(broadcast.income) },
        ]
      : [];
  const about = [categories[room.category], ...(room.match ? [names(room.match)] : [])].join(' · ');
  return (
    <>
      <BroadcastBar
        state={state}
        title={room.title}
        about={about}
        figures={figures}
        {...(state === 'live' && room.started_at !== null && { since: room.started_at })}
        {...(room.away && { awayUntil: room.away.until, onEndNow: () => setEnding(true) })}
        acts={
          <>
            <ButtonLink tone="outline" href={roomHref(room.id)} icon={<ExternalLink size={16} aria-hidden />}>{t`看直播间`}</ButtonLink>
            {state === 'live' && (
              <Button tone="outline" icon={<Footprints size={16} aria-hidden />} onClick={() => setRaiding(true)}>
                {t`带观众去别处`}
              </Button>
            )}
            {state === 'off' ? (
              <Button icon={<Radio size={16} aria-hidden />} loading={starting} onClick={() => void start()}>{t`开播`}</Button>
            ) : (
              <Button tone="critical" icon={<Square size={16} aria-hidden />} onClick={() => setEnding(true)}>
                {state === 'live' ? t`结束直播` : t`关闭直播间`}
              </Button>
            )}
          </>
        }
      />
      <Suspense fallback={null}>
        {state === 'live' && <OwnRaid roomId={room.id} />}
        {state === 'live' && raiding && <RaidDialog onClose={() => setRaiding(false)} />}
      </Suspense>
      <ConfirmDialog
        open={ending}
        tone="destructive"
        title={state === 'live' ? t`结束这场直播？` : t`关闭直播间？`}
        description={t`推流会断开，再开播要重新打开直播间。`}
        confirm={state === 'live' ? t`结束直播` : t`关闭直播间`}
        onConfirm={end}
        onCancel={() => setEnding(false)}
      />
    </>
  );
}
