import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { RankCount, type RankOwn, type RankUnit } from '../RankList/index.ts';
import { ownLine, ownMissing, ownPlace } from './RankTable.css.ts';

/** The reader's place, and the distance to the place before. */
export function RankOwnLine({ own: { place, value, behind }, unit }: { own: RankOwn; unit: RankUnit }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const missing = behind === undefined ? '' : integer(behind);
  const words: Record<RankUnit, string> = {
    diamonds: t`还差 ${missing} 黄钻超过前一名`,
    fans: behind === undefined ? '' : t`${plural(behind, { other: '还差 # 粉丝超过前一名' })}`,
    closeness: t`还差 ${missing} 亲密度超过前一名`,
    experience: t`还差 ${missing} 经验超过前一名`,
    points: t`还差 ${missing} 分超过前一名`,
    heat: t`还差 ${missing} 热度超过前一名`,
  };
  return (
    <div className={ownLine}>
      <b className={ownPlace}>{place === undefined ? t`你还没上榜` : t`你是第 ${place} 名`}</b>
      <RankCount value={value} unit={unit} size="m" />
      {behind !== undefined && <span className={ownMissing}>{words[unit]}</span>}
    </div>
  );
}
