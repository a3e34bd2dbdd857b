import { Plural, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { GiftPicture } from '../GiftPicture/index.ts';
import { count as countText, dim, frame, name, nobody, sum, tile, tiles, top as topRow, topName, waiting } from './GiftWall.css.ts';
import type { WallGift } from './giftWall.types.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface GiftWallProps extends RootProps {
  /** From the dearest on. */
  gifts: readonly WallGift[];
  /** All gifts together. */
  total: number;
  /** Gifts never received, dimmed at the end; default none. */
  missing?: readonly WallGift['gift'][];
  /** Default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Asks for the wall again. */
  onRetry?: () => void;
}

/** Gifts that an anchor has received: each gift, its count, and the member whose name it bears. */
export const GiftWall = forwardRef<HTMLDivElement, GiftWallProps>(function GiftWall(
  { gifts, total, missing = [], status = 'ready', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  if (status === 'error') return <ErrorState title={t`礼物墙没能送到`} onRetry={onRetry} ref={ref} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div className={frame} role="status" aria-label={t`努力加载中`} ref={ref} {...rootOf(root)}>
        <Skeleton width={120} />
        <div className={tiles}>
          {Array.from({ length: 9 }, (_, index) => (
            <span key={index} className={`${tile} ${waiting}`}>
              <Skeleton shape="circle" width={44} />
              <Skeleton width={48} />
              <Skeleton width={64} height={12} />
            </span>
          ))}
        </div>
      </div>
    );
  if (gifts.length === 0 && missing.length === 0)
    return <EmptyState title={t`礼物墙还空着`} ref={ref} {...rootOf(root)}>{t`第一个送礼的人会留下名字`}</EmptyState>;
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <p className={sum}>
        <Plural value={total} other="共收到 # 个礼物" />
      </p>
      <ul className={tiles}>
        {gifts.map((entry) => (
          <Tile key={entry.gift.id} {...entry} />
        ))}
        {missing.map((gift) => (
          <Missing key={gift.id} gift={gift} />
        ))}
      </ul>
    </div>
  );
});

function Missing({ gift }: Pick<WallGift, 'gift'>) {
  const { t } = useLingui();
  return (
    <li className={tile}>
      <span className={dim}>
        <GiftPicture gift={gift} size={44} />
      </span>
      <span className={name} title={gift.name}>
        {gift.name}
      </span>
      <span className={nobody}>{t`还没收到`}</span>
    </li>
  );
}

function Tile({ gift, count, top }: WallGift) {
  const { t } = useLingui();
  const format = useFormat();
  const given = top ? format.integer(top.count) : '';
  const nickname = top?.nickname ?? '';
  return (
    <li className={tile}>
      <GiftPicture gift={gift} size={44} />
      <span className={name} title={gift.name}>
        {gift.name}
      </span>
      <span className={countText}>×{format.integer(count)}</span>
      {top ? (
        <span className={topRow} title={t`${nickname} 送得最多：${given} 个`}>
          <Avatar seed={top.avatarSeed ?? top.id} src={top.avatarSrc} size={18} />
          <span className={topName}>{nickname}</span>
        </span>
      ) : (
        <span className={nobody}>–</span>
      )}
    </li>
  );
}
