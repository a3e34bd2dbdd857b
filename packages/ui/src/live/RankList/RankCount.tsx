import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PriceTag, type PriceTagProps } from '../../format/PriceTag/index.ts';
import { useFormat } from '../../format/index.ts';
import { count } from './RankList.css.ts';
import type { RankUnit } from './rankList.types.ts';

export interface RankCountProps {
  value: number;
  unit: RankUnit;
  /** Under a head that names the unit: the figure alone; default false. */
  bare?: boolean;
  /** Of diamonds; default `s`. */
  size?: PriceTagProps['size'];
}

/** Value of a member in a rank, in its unit. */
export function RankCount({ value, unit, bare = false, size = 's' }: RankCountProps) {
  const { t } = useLingui();
  const { integer, compact } = useFormat();
  if (unit === 'diamonds') return <PriceTag sum amount={value} size={size} />;
  const figure = unit === 'heat' ? compact(value) : integer(value);
  if (bare) return <b className={count}>{figure}</b>;
  if (unit === 'heat') return <b className={count}>{t`热度 ${figure}`}</b>;
  if (unit === 'experience') return <b className={count}>{t`经验 ${figure}`}</b>;
  if (unit === 'points') return <b className={count}>{t`${figure} 分`}</b>;
  if (unit === 'closeness') return <b className={count}>{t`亲密度 ${figure}`}</b>;
  return <b className={count}>{t`${plural(value, { other: '# 粉丝' })}`}</b>;
}
