import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@pitchside/ui/format';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Suspense } from 'react';
import { Card } from '../../../../platform/page/Page.layout.ts';
import { OwnTalk } from '../../../live/index.ts';
import { TalkPlace } from './Live.layout.ts';

/** What viewers say while the room is on the air, with how many they are, and answering them. */
export function LiveTalk({ roomId, online }: { roomId: string; online: number | null }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const watching = online === null ? '' : integer(online);
  return (
    <Card aria-label={t`聊天`}>
      <SectionTitle hint={online !== null && t`${watching} 人在看`}>{t`聊天`}</SectionTitle>
      <TalkPlace>
        <Suspense fallback={null}>
          <OwnTalk roomId={roomId} />
        </Suspense>
      </TalkPlace>
    </Card>
  );
}
