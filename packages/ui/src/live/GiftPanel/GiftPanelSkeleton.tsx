import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { head, panel } from './GiftPanel.css.ts';
import type { GiftPanelProps } from './GiftPanel.tsx';
import { GiftShelfBones } from './GiftShelfBones.tsx';

/** Skeleton of the gift bar, in the same geometry. */
export function GiftPanelSkeleton({ look = 'card' }: Pick<GiftPanelProps, 'look'>) {
  const { t } = useLingui();
  return (
    <div className={panel[look]} role="status" aria-label={t`努力加载中`}>
      <div className={head}>
        <Skeleton width={180} height={16} />
      </div>
      <GiftShelfBones />
    </div>
  );
}
