import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { body, cell, grid, order } from './GiftPanel.css.ts';

/** Keeps the place of the shelf while the gifts are on their way. */
export function GiftShelfBones() {
  return (
    <div className={body} aria-busy="true">
      <div className={grid.gifts}>
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} className={cell}>
            <Skeleton shape="circle" width={46} />
            <Skeleton width={40} />
            <Skeleton width={32} height={12} />
          </span>
        ))}
      </div>
      <div className={order}>
        <Skeleton shape="block" height={32} />
      </div>
    </div>
  );
}
