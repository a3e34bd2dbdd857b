import { useLingui } from '@lingui/react/macro';
import { Button } from '../../actions/Button/index.ts';
import * as css from './SignInStrip.css.ts';
import type { SignInSize } from './signIn.ts';

export interface SignInButtonProps {
  /** The week is there; without it there is nothing to sign. */
  known: boolean;
  /** Today is signed. */
  signed: boolean;
  /** Whether the call is pending. */
  signing: boolean;
  size: SignInSize;
  onSignIn: () => void;
}

/** 签到, and 已签到 once it is done; as wide as the longer of the two, and the focus stays on it. */
export function SignInButton({ known, signed, signing, size, onSignIn }: SignInButtonProps) {
  const { t } = useLingui();
  return (
    <span className={css.act} data-signed={signed || undefined}>
      <Button
        stretch
        tone={signed ? 'soft' : 'diamond'}
        size={size === 'compact' ? 's' : 'l'}
        loading={signing}
        disabled={!known}
        // Not `disabled`, which would drop the focus of the pressed button.
        aria-disabled={signed || undefined}
        onClick={signed ? undefined : onSignIn}
      >
        <span className={css.words}>
          <span data-shown={!signed}>{t`签到`}</span>
          <span data-shown={signed}>{t`已签到`}</span>
        </span>
      </Button>
    </span>
  );
}
