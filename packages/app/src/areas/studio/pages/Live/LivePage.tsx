import { RoomGate } from '../../room/RoomGate.tsx';
import { Suspense, useState, useEffect, useRef } from 'react';
import { OwnPicture } from '../../../live/preview.lazy.ts';
import { useOnline } from '../../room/useOnline.ts';
import type { OwnRoom } from '../../room/useOwnRoom.ts';
import { Columns, Stack } from '../../Studio.layout.ts';
import { PreviewPlace } from './Live.layout.ts';
import { LiveBar } from './LiveBar.tsx';
import { LiveInfo } from './LiveInfo.tsx';
import { LiveKey } from './LiveKey.tsx';
import { LivePlacard } from './LivePlacard.tsx';
import { LiveRaids } from './LiveRaids.tsx';
import { LiveTalk } from './LiveTalk.tsx';
import { RenewKey } from './RenewKey.tsx';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import type { BroadcastBarState } from '@pitchside/ui/BroadcastBar';
import { Card } from '@pitchside/ui/Card';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Stepper, type StepState } from '@pitchside/ui/Stepper';
import { Download } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { system } from '../../../../platform/system/system.store.ts';
import { airState } from '../../room/roomState.ts';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { StreamHealth } from '@pitchside/ui/StreamHealth';
import { say } from '../../../../platform/toasts/say.ts';
import { BrowserBroadcastPanel } from '../../browser/BrowserBroadcastPanel.tsx';
import { streamView } from '../../health/health.presenter.ts';
import { useStreamHealth } from '../../health/useStreamHealth.ts';

const statuses = { loading: 'loading', ready: 'ready', failed: 'error' } as const;

/** Health of the stream with advice. `onRenewKey` is called when somebody else uses the key. */
function LiveHealth({ own, onRenewKey }: { own: OwnRoom; onRenewKey: () => void }) {
  const { t } = useLingui();
  const { isMeasured, health, trail, turnedAwayAt, hasStandby, state, again } = useStreamHealth(own.room.id);
  const tries = health?.tries ?? 0;
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (state !== 'ready') return;
    if (known.current !== undefined && tries > known.current) say('warning', t`有人用同一个密钥来推流，已拒绝`);
    known.current = tries;
  }, [state, tries, t]);
  if (!isMeasured)
    return (
      <Card stacked padding="titled" aria-label={t`推流健康`}>
        <SectionTitle>{t`推流健康`}</SectionTitle>
        <EmptyState title={t`这里没有推流数据`}>{t`本站的画面由另一台媒体服务器接收，码率和帧率请在推流软件里查看`}</EmptyState>
      </Card>
    );
  return (
    <Card stacked padding="titled" aria-label={t`推流健康`}>
      <SectionTitle hint={t`近 10 分钟，每 2 秒一次`}>{t`推流健康`}</SectionTitle>
      <StreamHealth
        status={statuses[state]}
        stream={streamView(health)}
        trail={trail}
        turnedAwayAt={airState(own) === 'off' ? turnedAwayAt : null}
        hasStandby={hasStandby}
        onRenewKey={onRenewKey}
        onRetry={again}
      />
    </Card>
  );
}

/** State of each step: opening the room, setting up the encoder, pushing, being on the air. */
const stepsAt: Record<BroadcastBarState, readonly [StepState, StepState, StepState, StepState]> = {
  off: ['current', 'waiting', 'waiting', 'waiting'],
  waiting: ['done', 'current', 'waiting', 'waiting'],
  live: ['done', 'done', 'done', 'done'],
};

/** Steps to go on the air with OBS, and the current one. */
function LiveGuide({ own }: { own: OwnRoom }) {
  const { t } = useLingui();
  const { config } = useSnapshot(system);
  const [open, setUp, push, seen] = stepsAt[airState(own)];
  const url = config?.streaming_software_url;
  return (
    <Card stacked padding="titled" aria-label={t`开播步骤`}>
      <SectionTitle>{t`开播步骤`}</SectionTitle>
      <Stepper
        label={t`开播步骤`}
        direction="vertical"
        steps={[
          { id: 'open', title: t`打开直播间`, note: t`点上方的「开播」`, state: open },
          { id: 'setUp', title: t`填推流地址`, note: t`OBS 里打开设置、直播，服务选「自定义」，填服务器和串流密钥`, state: setUp },
          { id: 'push', title: t`开始推流`, note: t`OBS 里点「开始直播」，码率 2500 到 6000 都可以`, state: push },
          { id: 'seen', title: t`观众可见`, note: t`收到画面就开播，约好提醒的人会收到通知`, state: seen },
        ]}
      />
      {url && (
        <ButtonLink tone="outline" size="s" href={url} icon={<Download size={16} aria-hidden />}>
          {t`下载推流软件`}
        </ButtonLink>
      )}
    </Card>
  );
}

/** The anchor's desk, with the picture and chat while the room is on the air. `again` fetches the room again. */
function LiveDesk({ own, again }: { own: OwnRoom; again: () => void }) {
  const { room, placard, grace, raids } = own;
  const isLive = room.status === 'live';
  const online = useOnline(isLive ? room.id : null);
  const [key, setKey] = useState({ isAsking: false, version: 0 });
  const askKey = () => setKey((before) => ({ ...before, isAsking: true }));
  return (
    <Stack>
      <LiveBar own={own} online={online} onChange={again} />
      <Columns>
        <Stack>
          {isLive && (
            <PreviewPlace>
              <Suspense fallback={null}>
                <OwnPicture room={room} />
              </Suspense>
            </PreviewPlace>
          )}
          <BrowserBroadcastPanel key={key.version} own={own} onChange={again} />
          <LiveHealth own={own} onRenewKey={askKey} />
          <LiveInfo room={room} onSaved={again} />
          <LiveKey roomId={room.id} version={key.version} grace={grace} onRenew={askKey} onSaved={again} />
        </Stack>
        <Stack>
          {isLive && <LiveTalk roomId={room.id} online={online} />}
          <LiveGuide own={own} />
          <LivePlacard placard={placard} onSaved={again} />
          <LiveRaids rule={raids} onSaved={again} />
        </Stack>
      </Columns>
      <RenewKey
        roomId={room.id}
        isLive={isLive}
        open={key.isAsking}
        onClose={(isRenewed) => setKey(({ version }) => ({ isAsking: false, version: version + Number(isRenewed) }))}
      />
    </Stack>
  );
}

/** /member?type=9: the desk of a broadcast: its state and picture, stream health, chat, title, push address and placard. */
export function LivePage() {
  return <RoomGate>{(own, again) => <LiveDesk key={own.room.id} own={own} again={again} />}</RoomGate>;
}
