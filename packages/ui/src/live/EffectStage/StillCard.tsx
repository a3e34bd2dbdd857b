import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { GiftPicture } from '../GiftPicture/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { card, cardName, cardTimes, cardWords } from './EffectStage.css.ts';
import type { GiftArrival } from './engine/index.ts';

/** Replacement for an effect that may not move or could not be loaded. */
export function StillCard({ arrival: { member, gift, count } }: { arrival: GiftArrival }) {
  const { t } = useLingui();
  const format = useFormat();
  const giftName = gift.name;
  return (
    <div className={member.rank ? `${card} ${nobleTint[member.rank]}` : card}>
      <GiftPicture gift={gift} size={64} />
      <span className={cardWords}>
        <span className={cardName}>{member.nickname}</span>
        <span>{t`送出 ${giftName}`}</span>
      </span>
      <span className={cardTimes}>×{format.integer(count)}</span>
    </div>
  );
}
