import { useLingui } from '@lingui/react/macro';
import { forwardRef, memo, useEffect, useRef } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { useFormat } from '../../format/index.ts';
import { GiftPicture, type Gift } from '../GiftPicture/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import type { NobleRank } from '../NobleMark/index.ts';
import { useReducedMotion } from '../../theme/UiProvider/index.ts';
import { art, banner, by, name, tier, times, what, who } from './ComboBanner.css.ts';
import { tierOf } from './comboTier.data.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Sender of a gift, as banners and lines show them. */
export interface ComboMember {
  id: string;
  nickname: string;
  avatarSrc?: string;
  /** Seed of the drawn portrait where there is no picture; default the id. */
  avatarSeed?: string;
  /** Noble rank; tints the edge. */
  rank?: NobleRank;
}

export interface ComboBannerProps extends RootProps {
  member: ComboMember;
  gift: Pick<Gift, 'name' | 'art' | 'src'>;
  /** Number in a row so far; the numeral pops when it grows. */
  count: number;
  /** Diamonds so far; they set the banner's colour. */
  total: number;
}

const pop: Keyframe[] = [{ scale: 1 }, { scale: 1.5, offset: 0.35 }, { scale: 1 }];

/** One combo over the picture: sender, gift and number in a row. Screen readers get it from the chat's row. */
export const ComboBanner = memo(
  forwardRef<HTMLDivElement, ComboBannerProps>(function ComboBanner({ member, gift, count, total, ...root }, ref) {
    const { t } = useLingui();
    const format = useFormat();
    const reduced = useReducedMotion();
    const numeral = useRef<HTMLSpanElement>(null);
    const last = useRef(count);
    const { id, nickname, avatarSrc, avatarSeed = id, rank } = member;

    useEffect(() => {
      if (count > last.current && !reduced) numeral.current?.animate(pop, { duration: 220, easing: 'ease-out' });
      last.current = count;
    }, [count, reduced]);

    const giftName = gift.name;
    return (
      <div className={[banner, tier[tierOf(total)], rank && nobleTint[rank]].filter(Boolean).join(' ')} ref={ref} {...rootOf(root)}>
        <Avatar seed={avatarSeed} src={avatarSrc} size={34} />
        <span className={who}>
          <span className={name}>{nickname}</span>
          <span className={what}>{t`送出 ${giftName}`}</span>
        </span>
        <span className={art}>
          <GiftPicture gift={gift} size={44} />
        </span>
        <span ref={numeral} className={times}>
          <span className={by}>×</span>
          {format.integer(count)}
        </span>
      </div>
    );
  }),
);
