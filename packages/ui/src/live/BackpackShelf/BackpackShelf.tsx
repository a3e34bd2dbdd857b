import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { useFormat, useNow } from '../../format/index.ts';
import type { Gift } from '../GiftPicture/index.ts';
import { GiftPicture } from '../GiftPicture/index.ts';
import { ending, frame, keeping, leaving, name, owned as ownedText, sum, sums, tile, tiles, waiting } from './BackpackShelf.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Gifts of one kind that end at the same time. */
export interface BackpackLot {
  gift: Gift;
  owned: number;
  /** Expiry, ms UTC; left out, they do not expire. */
  expiresAt?: number;
}

export interface BackpackShelfProps extends RootProps {
  /** From the one that ends first on. */
  lots: readonly BackpackLot[];
  /** The way to more gifts, where there are none; default none. */
  action?: ReactNode;
  /** Default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Asks for the backpack again. */
  onRetry?: () => void;
}

/** Time before expiry within which a lot is marked, ms. */
const soon = 24 * 3_600_000;
const minute = 60_000;

/** A member's backpack, lot by lot, with the time until each expires and the value of all of it. */
export const BackpackShelf = forwardRef<HTMLDivElement, BackpackShelfProps>(function BackpackShelf(
  { lots, action, status = 'ready', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  const now = useNow(minute);
  if (status === 'error') return <ErrorState title={t`背包没能送到`} onRetry={onRetry} ref={ref} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div className={frame} role="status" aria-label={t`努力加载中`} ref={ref} {...rootOf(root)}>
        <Skeleton width={180} />
        <div className={tiles}>
          {Array.from({ length: 6 }, (_, index) => (
            <span key={index} className={`${tile} ${waiting}`}>
              <Skeleton shape="circle" width={52} />
              <Skeleton width={64} />
              <Skeleton width={80} height={12} />
            </span>
          ))}
        </div>
      </div>
    );
  // Lots that expired while the page was open can no longer be sent.
  const kept = lots.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
  if (kept.length === 0)
    return <EmptyState title={t`背包是空的`} action={action} ref={ref} {...rootOf(root)}>{t`签到和任务会送礼物`}</EmptyState>;
  const total = kept.reduce((all, { owned }) => all + owned, 0);
  const worth = kept.reduce((all, { owned, gift }) => all + owned * gift.price, 0);
  const hurried = kept.reduce((all, { owned, expiresAt }) => (expiresAt !== undefined && expiresAt - now <= soon ? all + owned : all), 0);
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <div className={sums}>
        <span className={sum}>
          <Plural value={total} other="共 # 个礼物" />
          <PriceTag sum amount={worth} size="s" />
        </span>
        {hurried > 0 && (
          <span className={ending}>
            <Clock size={14} aria-hidden />
            {t`${plural(hurried, { other: '# 个在 24 小时内到期' })}`}
          </span>
        )}
      </div>
      <ul className={tiles}>
        {kept.map((lot) => (
          <Tile key={`${lot.gift.id} ${lot.expiresAt ?? ''}`} {...lot} now={now} />
        ))}
      </ul>
    </div>
  );
});

function Tile({ gift, owned, expiresAt, now }: BackpackLot & { now: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const until = expiresAt === undefined ? '' : format.relative(expiresAt, now);
  const isSoon = expiresAt !== undefined && expiresAt - now <= soon;
  return (
    <li className={tile}>
      <GiftPicture gift={gift} size={52} />
      <span className={name}>{gift.name}</span>
      <span className={ownedText}>×{format.integer(owned)}</span>
      <span className={isSoon ? leaving : keeping}>{expiresAt === undefined ? t`长期有效` : t`${until}到期`}</span>
    </li>
  );
}
