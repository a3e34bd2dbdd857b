import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Pin, X } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { EmojiText } from '../../pictures/Emoji/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { role as roleLook } from '../../theme/recipes/plates.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { acts, frame, icon, name, place, words } from './PinnedMessage.css.ts';

/** Words that are pinned, a comment or a line, with their author. */
export interface PinnedWords {
  /** Another one with each pinning. */
  id: string;
  text: string;
  nickname: string;
  /** Default none: a viewer. */
  role?: 'anchor' | 'admin';
}

export interface PinnedMessageProps extends RootProps {
  /** Null while nothing is pinned: the component stays mounted, so that a screen reader hears of the next one. */
  pin: PinnedWords | null;
  /** Takes it away for everybody; left out for those who may not. */
  onUnpin?: (id: string) => void;
  /** It is being taken away; default false. */
  unpinning?: boolean;
}

/** Message pinned above the chat of a room. Each is read aloud once; the viewer folds it to one line, and the next one comes unfolded. */
export const PinnedMessage = forwardRef<HTMLDivElement, PinnedMessageProps>(function PinnedMessage(
  { pin, onUnpin, unpinning = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const [foldedId, setFoldedId] = useState<string>();
  const colon = t({ message: '：', comment: 'between a nickname and the words' });
  const isFolded = pin !== null && foldedId === pin.id;
  const spoken = pin && `${pin.nickname}${colon}${pin.text}`;
  return (
    <div className={place} ref={ref} {...rootOf(root)}>
      <p className={visuallyHidden} role="status">
        {spoken && t`新的置顶消息，${spoken}`}
      </p>
      {pin && (
        <div className={frame} role="note" aria-label={t`置顶消息`}>
          <Pin className={icon} size={16} aria-hidden />
          <p className={words} data-folded={isFolded || undefined} dir="auto">
            {pin.role && <span className={roleLook[pin.role]}>{pin.role === 'anchor' ? t`主播` : t`房管`}</span>}
            {pin.role && ' '}
            <span className={name}>{pin.nickname}</span>
            {colon}
            <EmojiText text={pin.text} />
          </p>
          <span className={acts}>
            <IconButton
              size="s"
              label={isFolded ? t`展开置顶` : t`收起置顶`}
              aria-expanded={!isFolded}
              icon={isFolded ? <ChevronDown size={16} aria-hidden /> : <ChevronUp size={16} aria-hidden />}
              onClick={() => setFoldedId(isFolded ? undefined : pin.id)}
            />
            {onUnpin && (
              <IconButton
                size="s"
                label={t`取消置顶`}
                loading={unpinning}
                icon={<X size={16} aria-hidden />}
                onClick={() => onUnpin(pin.id)}
              />
            )}
          </span>
        </div>
      )}
    </div>
  );
});
