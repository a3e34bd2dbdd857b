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
import type { OwnRoom } from '../../room/useOwnRoom.ts';

/** State of each step: opening the room, setting up the encoder, pushing, being on the air. */
const stepsAt: Record<BroadcastBarState, readonly [StepState, StepState, StepState, StepState]> = {
  off: ['current', 'waiting', 'waiting', 'waiting'],
  waiting: ['done', 'current', 'waiting', 'waiting'],
  live: ['done', 'done', 'done', 'done'],
};

/** Steps to go on the air with OBS, and the current one. */
export function LiveGuide({ own }: { own: OwnRoom }) {
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
