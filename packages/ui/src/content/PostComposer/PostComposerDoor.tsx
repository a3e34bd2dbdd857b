import { useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { door } from './PostComposer.css.ts';

export interface PostComposerDoorProps extends RootProps {
  /** Called when the visitor wants to sign in. */
  onSignIn: () => void;
}

/** Shown to visitors in place of a `PostComposer`: a button that leads to signing in. */
export const PostComposerDoor = forwardRef<HTMLButtonElement, PostComposerDoorProps>(function PostComposerDoor({ onSignIn, ...root }, ref) {
  const { t } = useLingui();
  return (
    <button type="button" className={door} onClick={onSignIn} ref={ref} {...rootOf(root)}>
      {t`登录后发帖，说说今天的比赛`}
    </button>
  );
});
