import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Check, Plus, UserRoundX } from 'lucide-react';
import { forwardRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { useWanted } from '../useWanted.ts';
import { act, count as countText, leave, stands, stays, words } from './FollowButton.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** `self` is the viewer: no button is drawn. `mutual` means that each follows the other. */
export const followStates = ['none', 'following', 'mutual', 'self'] as const;
export type FollowState = (typeof followStates)[number];

export interface FollowButtonProps extends RootProps {
  state: FollowState;
  /** Name of the person; read aloud after the verb. */
  name: string;
  /**
   * Called with `true` to follow, `false` to stop. The new state shows at once and is reverted when the promise rejects.
   * After success, `state` is yours to change.
   */
  onFollowChange: (follow: boolean) => void | Promise<void>;
  /** Followers, shortened; shown behind the word while not following. */
  count?: number;
  /** Whether the person follows the viewer already, so that following becomes mutual; default false. */
  followsYou?: boolean;
  /** Height; default `m`. */
  size?: ButtonProps['size'];
  /** Fills the width of its parent; default false. */
  stretch?: boolean;
  disabled?: boolean;
}

/** Follows a person or a team, and shows on hover how to stop. */
export const FollowButton = forwardRef<HTMLSpanElement, FollowButtonProps>(function FollowButton(
  { state, name, onFollowChange, count, followsYou = false, size, stretch, disabled, ...root },
  ref,
) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { wanted, ask } = useWanted<FollowState>();
  const [spoken, setSpoken] = useState('');
  if (state === 'self') return null;

  const busy = wanted !== undefined;
  const shown = wanted ?? state;
  const follows = shown !== 'none';
  const faces: Record<Exclude<FollowState, 'self'>, { icon: ReactNode; word: string }> = {
    none: { icon: <Plus size={16} aria-hidden />, word: t`关注` },
    following: { icon: <Check size={16} aria-hidden />, word: t`已关注` },
    mutual: { icon: <ArrowLeftRight size={16} aria-hidden />, word: t`互相关注` },
  };
  const face = faces[shown === 'self' ? 'none' : shown];

  const handleClick = () => {
    const next: FollowState = follows ? 'none' : followsYou ? 'mutual' : 'following';
    const running = onFollowChange(!follows);
    setSpoken(follows ? t`已取消关注 ${name}` : t`已关注 ${name}`);
    ask(next, running, () => setSpoken(t`没有成功，请稍后再试`));
  };

  return (
    <span className={stretch ? stays : undefined} aria-busy={busy || undefined} ref={ref} {...rootOf(root)}>
      <Button
        tone={follows ? 'outline' : 'primary'}
        size={size}
        stretch={stretch}
        disabled={disabled}
        onClick={busy ? undefined : handleClick}
        data-follows={follows}
      >
        <span className={words}>
          <span className={stands}>
            {face.icon}
            {face.word}
            {!follows && count !== undefined && <span className={countText}>{compact(count)}</span>}
          </span>
          {follows && (
            <span className={leave} aria-hidden="true">
              <UserRoundX size={16} aria-hidden />
              {t`取消关注`}
            </span>
          )}
        </span>
        <span className={visuallyHidden}>{follows ? t`${name}，按下取消关注` : name}</span>
      </Button>
      <span role="status" className={`${visuallyHidden} ${act}`}>
        {spoken}
      </span>
    </span>
  );
});
