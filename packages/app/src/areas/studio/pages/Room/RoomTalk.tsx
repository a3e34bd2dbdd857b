import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Suspense } from 'react';
import { RoomHeld, RoomRules } from '../../../live/moderation.lazy.ts';
import { Pair } from '../../Studio.layout.ts';

/** Chat rules of the room, and its held messages. */
export function RoomTalk({ roomId }: { roomId: string }) {
  const { t } = useLingui();
  return (
    <Pair>
      <Card stacked padding="titled" aria-label={t`发言规则`}>
        <SectionTitle hint={t`你和房管不受限制`}>{t`发言规则`}</SectionTitle>
        <Suspense fallback={<Skeleton shape="block" height={286} />}>
          <RoomRules roomId={roomId} />
        </Suspense>
      </Card>
      <Card stacked padding="titled" aria-label={t`待处理的发言`}>
        <SectionTitle hint={t`留七天`}>{t`待处理的发言`}</SectionTitle>
        <Suspense fallback={<Skeleton lines={3} height={84} />}>
          <RoomHeld roomId={roomId} />
        </Suspense>
      </Card>
    </Pair>
  );
}
