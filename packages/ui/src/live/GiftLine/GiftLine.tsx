import { useLingui } from '@lingui/react/macro';
import type { ComboMember } from '../ComboBanner/index.ts';
import { useFormat } from '../../format/index.ts';
import { GiftPicture, type Gift } from '../GiftPicture/index.ts';
import { NobleBadge } from '../NobleBadge/index.ts';
import { line, name, press, times, what, words } from './GiftLine.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface GiftLineProps extends RootProps {
  member: ComboMember;
  gift: Pick<Gift, 'name' | 'art' | 'src'>;
  /** Total number. */
  count: number;
  /** Sent by the viewer; default false. */
  own?: boolean;
  /** Called when the nickname is pressed; without it the nickname is plain text. */
  onSpeaker?: () => void;
}

/** A gift as a row of the chat: the sender, the gift and its count. */
export const GiftLine = forwardRef<HTMLDivElement, GiftLineProps>(function GiftLine(
  { member: { nickname, rank }, gift, count, own = false, onSpeaker, ...root },
  ref,
) {
  const { t } = useLingui();
  const format = useFormat();
  const giftName = gift.name;
  return (
    <div className={line[own ? 'own' : 'other']} ref={ref} {...rootOf(root)}>
      {rank && <NobleBadge rank={rank} />}
      <span className={words}>
        {onSpeaker ? (
          <button type="button" className={press} onClick={onSpeaker}>
            {nickname}
          </button>
        ) : (
          <span className={name}>{nickname}</span>
        )}
        <span className={what} title={t`送出 ${giftName}`}>{t`送出 ${giftName}`}</span>
      </span>
      <GiftPicture gift={gift} size={24} />
      <span className={times}>×{format.integer(count)}</span>
    </div>
  );
});
