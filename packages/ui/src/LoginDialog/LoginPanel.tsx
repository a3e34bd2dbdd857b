import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { SlideCaptcha, type SlideCaptchaProps } from '../SlideCaptcha/index.ts';
import { LoginBrand, type LoginBrandProps } from './LoginBrand.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { captchaCard, covered, faded, panel, pane, standalone, title } from './LoginPanel.css.ts';
import { loginModes } from './modes.ts';

export interface LoginPanelProps extends LoginFormProps {
  /** Content of the brand half. */
  brand?: LoginBrandProps;
  /** The riddle that stands between the form and the answer; while given, it covers the form. */
  captcha?: SlideCaptchaProps;
  /** Stands on a page as a card instead of filling a dialog; default true. */
  card?: boolean;
  /** Draws the heading, so that a dialog can name itself by it; default an `h1`. */
  heading?: (text: string) => ReactNode;
}

const pageHeading = (text: string) => <h1 className={title}>{text}</h1>;

/** Brand half and login form side by side, for the page /login; `LoginDialog` shows the same. */
export function LoginPanel({ brand = {}, captcha, card = true, heading = pageHeading, ...form }: LoginPanelProps) {
  const { i18n } = useLingui();
  const mode = form.mode ?? 'code';
  const asking = captcha !== undefined;
  const right = useRef<HTMLDivElement>(null);
  const asked = useRef(false);

  // When the riddle goes, the focus that stood on it goes back to the act that brought it.
  useEffect(() => {
    if (asked.current && !asking) right.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    asked.current = asking;
  }, [asking]);

  return (
    <div className={card ? `${panel} ${standalone}` : panel}>
      <LoginBrand {...brand} />
      <div className={pane} ref={right}>
        <div className={asking ? faded : covered} inert={asking}>
          {heading(i18n._(loginModes[mode].title))}
          <LoginForm key={mode} {...form} />
        </div>
        {captcha && (
          <div className={captchaCard}>
            <SlideCaptcha autoFocus {...captcha} />
          </div>
        )}
      </div>
    </div>
  );
}
