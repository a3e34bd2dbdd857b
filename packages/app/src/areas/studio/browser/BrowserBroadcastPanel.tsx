import { useLingui } from '@lingui/react/macro';
import { getPushUrl } from '@pitchside/api/live/live';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { BrowserBroadcast, type BroadcastChoices } from '@pitchside/ui/BrowserBroadcast';
import { Card } from '@pitchside/ui/Card';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useFormat } from '@pitchside/ui/format';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { takeIn } from '../../../platform/guard/visibleMatches.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { useTopic } from '../../../platform/realtime/useTopic.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { scoreView } from '../../scores/match.presenter.ts';
import { useFreshMatches } from '../../scores/useFreshMatches.ts';
import { useMatchNames } from '../../scores/useMatchNames.ts';
import { airState } from '../room/roomState.ts';
import type { OwnRoom } from '../room/useOwnRoom.ts';
import { broadcast, canCompose, choices, choose, goLive, openPicture, roomClosed, setScore, stop } from './broadcast.store.ts';
import { OwnVideo } from './browser.layout.ts';
import type { DrawnScore } from './drawScorebug.ts';

/** Keeps the score in the picture at the state of the match. */
function useScoreInPicture(match: Match | undefined): void {
  const { time } = useFormat();
  useTopic(
    match ? `match:${match.id}` : null,
    (event) => event.type === 'match' && takeIn(event.data),
    () => undefined,
  );
  const view = match && scoreView(match);
  const drawn: DrawnScore | undefined = view && {
    home: { name: view.home.shortName, color: view.home.colors[0] },
    away: { name: view.away.shortName, color: view.away.colors[0] },
    score: view.score ? `${view.score.home} - ${view.score.away}` : time(match.kickoff_at),
    clock: matchPhase(match.status) === 'playing' && view.status.minute !== undefined ? `${view.status.minute}'` : '',
  };
  useEffect(() => setScore(drawn));
}

/** The picture as it is sent; nobody hears themselves. */
function OwnPicture({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <OwnVideo ref={video} autoPlay playsInline muted aria-label={label} />;
}

/** Going live from this browser; nothing where the site takes no such publishers. */
export function BrowserBroadcastPanel({ own, onChange }: { own: OwnRoom; onChange: () => void }) {
  const { t } = useLingui();
  const names = useMatchNames();
  const fresh = useFreshMatches();
  const { room } = own;
  const match = room.match ? fresh(room.match) : undefined;
  useScoreInPicture(match);
  const air = airState(own);
  const airBefore = useRef(air);
  useEffect(() => {
    if (airBefore.current !== 'off' && air === 'off') roomClosed();
    airBefore.current = air;
  }, [air]);
  const now = useSnapshot(broadcast);
  const chosen = useSnapshot(choices);
  const { value } = useResource(`whip ${room.id}`, (signal) => api.call(getPushUrl, { id: room.id }, { signal, quiet: true }));
  if (!value?.whip) return null;
  const { has_sound: hasSound } = value.whip;
  const open = () => openPicture(hasSound, match !== undefined);

  async function change(given: Partial<BroadcastChoices>): Promise<void> {
    choose(given);
    if (broadcast.state !== 'preview') return;
    stop();
    await open();
  }
  async function start(): Promise<void> {
    await goLive(room.id, air !== 'off');
    onChange();
  }
  const { stream, level } = broadcast;
  return (
    <Card stacked padding="titled" aria-label={t`从浏览器开播`}>
      <SectionTitle hint={t`不用装软件`}>{t`从浏览器开播`}</SectionTitle>
      <BrowserBroadcast
        state={now.state}
        problem={now.problem}
        figures={now.figures}
        choices={chosen}
        cameras={now.cameras}
        microphones={now.microphones}
        preview={
          stream && now.stream ? { picture: <OwnPicture stream={stream} label={t`画面预览`} />, ...(level && { read: level.read }) } : null
        }
        {...(match && { match: names(match) })}
        canCompose={canCompose()}
        hasSound={hasSound}
        onChoicesChange={(given) => unlessLost(change(given))}
        onPreview={() => unlessLost(open())}
        onStart={() => unlessLost(start())}
        onStop={() => stop()}
      />
    </Card>
  );
}
