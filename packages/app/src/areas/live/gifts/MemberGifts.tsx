import { useLingui } from '@lingui/react/macro';
import { giftWall } from '@pitchside/api/live/gifts';
import { Card } from '@pitchside/ui/Card';
import { GiftWall } from '@pitchside/ui/GiftWall';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { wallView } from '../chat/wall.presenter.ts';

/** Gifts that an anchor has received, on their own page. */
export default function MemberGifts({ anchorId }: { anchorId: string }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(anchorId, (signal) => api.call(giftWall, { anchor_id: anchorId }, { signal, quiet: true }));
  return (
    <Card padding="titled" stacked title={t`礼物墙`}>
      <GiftWall gifts={(value?.list ?? []).map(wallView)} total={value?.total ?? 0} status={statusOf({ value, state })} onRetry={again} />
    </Card>
  );
}
