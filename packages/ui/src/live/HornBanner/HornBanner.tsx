import { Plural, useLingui } from '@lingui/react/macro';
import { Megaphone, X } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import { banner, face, link, more, name, plate, plateWords, said } from './HornBanner.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface HornBannerProps extends RootProps {
  /** Sender; the portrait is drawn from the seed. */
  from: { nickname: string; avatarSeed: string };
  words: string;
  /** Room that it was sent from; left out in that very room. */
  room?: { href: string; title: string };
  /** Number of horns waiting behind it; default 0. */
  waiting?: number;
  /** Called to show the next one, or none. Left out for a preview, which has no close button and is not announced. */
  onClose?: () => void;
}

/** A horn that the whole site hears, over the room; read aloud once. */
export const HornBanner = forwardRef<HTMLDivElement, HornBannerProps>(function HornBanner(
  { from: { nickname, avatarSeed }, words, room, waiting = 0, onClose, ...root },
  ref,
) {
  const { t } = useLingui();
  return (
    <div className={banner} role={onClose ? 'status' : 'figure'} aria-label={t`全站喇叭`} ref={ref} {...rootOf(root)}>
      <span className={plate}>
        <Megaphone size={16} aria-hidden />
        <span className={plateWords}>{t`全站喇叭`}</span>
      </span>
      <span className={face}>
        <Avatar seed={avatarSeed} size={24} />
      </span>
      <span className={said}>
        <span className={name}>{nickname}</span>
        {t({ message: '：', comment: 'between a nickname and the words' })}
        <EmojiText text={words} />
      </span>
      {waiting > 0 && (
        <span className={more}>
          <Plural value={waiting} other="后面还有 # 条" />
        </span>
      )}
      {room && (
        <a className={link} href={room.href} title={room.title}>
          {t`去围观`}
        </a>
      )}
      {onClose && <IconButton size="s" label={t`关闭喇叭`} icon={<X size={16} aria-hidden />} onClick={onClose} />}
    </div>
  );
});
