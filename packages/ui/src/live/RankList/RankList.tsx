import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { guard as guardPlate } from '../../theme/recipes/plates.css.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import { NobleBadge } from '../NobleBadge/index.ts';
import { RankCount } from './RankCount.tsx';
import type { RankedMember, RankOwn, RankUnit } from './rankList.types.ts';
import * as css from './RankList.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface RankListProps extends RootProps {
  /** From the first on. */
  members: readonly RankedMember[];
  /** Names the rank for screen readers. */
  label: string;
  /** Unit of the values; default `diamonds`. */
  unit?: RankUnit;
  /** Text of the empty state: how to get into the ranking; default by a gift. */
  emptyNote?: string;
  /** Title of the failed state; default the usual one. */
  failedTitle?: string;
  /** A control at the end of each row, such as a `FollowButton`; default none. */
  act?: (member: RankedMember) => ReactNode;
  /** The reader's own place, under the list; default none, as for visitors. */
  own?: RankOwn;
  /** Default ready. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}

/** Ranking of members, with the reader's own place below. */
export const RankList = forwardRef<HTMLDivElement, RankListProps>(function RankList(
  { members, label, unit = 'diamonds', emptyNote, failedTitle, act, own, status = 'ready', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  if (status === 'error')
    return <ErrorState layout="row" {...(failedTitle && { title: failedTitle })} onRetry={onRetry} ref={ref} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div className={css.waiting} role="status" aria-label={t`努力加载中`} aria-busy ref={ref} {...rootOf(root)}>
        <Skeleton lines={6} height={32} />
      </div>
    );
  return (
    <div className={css.frame} ref={ref} {...rootOf(root)}>
      {members.length === 0 ? (
        <EmptyState title={t`还没有人上榜`}>{emptyNote ?? t`送出一件礼物，第一名就是你`}</EmptyState>
      ) : (
        <ol className={css.list} aria-label={label}>
          {members.map((member) => (
            <Row key={member.id} member={member} unit={unit} act={act?.(member)} />
          ))}
        </ol>
      )}
      {own && <Own own={own} unit={unit} />}
    </div>
  );
});

interface RowProps {
  member: RankedMember;
  unit: RankUnit;
  act: ReactNode;
}

function Row({
  member: { id, nickname, avatarSeed, level, noble, guard, place, value, trend = 0, own = false, href, live },
  unit,
  act,
}: RowProps) {
  const { t } = useLingui();
  const moved = Math.abs(trend);
  return (
    <li className={css.row} data-own={own} data-acts={act !== undefined}>
      <span className={place <= 3 ? css.top : css.place}>{place}</span>
      <Avatar seed={avatarSeed ?? id} size={32} live={live} />
      <span className={css.who}>
        {href === undefined ? (
          <span className={css.name} title={nickname}>
            {nickname}
          </span>
        ) : (
          <a className={css.nameLink} href={href} title={nickname}>
            {nickname}
          </a>
        )}
        <span className={css.badges}>
          <LevelBadge level={level} />
          {noble && <NobleBadge rank={noble} />}
          {guard && (
            <span className={guardPlate}>
              {guard.name} {guard.level}
            </span>
          )}
        </span>
      </span>
      <span className={css.value}>
        <RankCount value={value} unit={unit} />
        {trend !== 0 && (
          <span className={trend > 0 ? css.up : css.down}>
            {trend > 0 ? <ArrowUp size={12} aria-hidden /> : <ArrowDown size={12} aria-hidden />}
            <span className={visuallyHidden}>{trend > 0 ? t`上升` : t`下降`}</span>
            {moved}
          </span>
        )}
      </span>
      {act}
    </li>
  );
}

function Own({ own: { place, value, behind }, unit }: { own: RankOwn; unit: RankUnit }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const missing = behind === undefined ? '' : integer(behind);
  return (
    <div className={css.ownRow}>
      <b className={bare}>{place === undefined ? t`你还没上榜` : t`你是第 ${place} 名`}</b>
      <RankCount value={value} unit={unit} />
      {behind !== undefined && (
        <span className={css.behind}>
          {
            {
              diamonds: t`还差 ${missing} 黄钻超过前一名`,
              fans: t`${plural(behind, { other: '还差 # 粉丝超过前一名' })}`,
              closeness: t`还差 ${missing} 亲密度超过前一名`,
              experience: t`还差 ${missing} 经验超过前一名`,
              points: t`还差 ${missing} 分超过前一名`,
              heat: t`还差 ${missing} 热度超过前一名`,
            }[unit]
          }
        </span>
      )}
    </div>
  );
}
