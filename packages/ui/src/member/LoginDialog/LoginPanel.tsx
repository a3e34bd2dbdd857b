import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { SlideCaptcha, type SlideCaptchaProps } from '../SlideCaptcha/index.ts';
import { Tabs } from '../../actions/Tabs/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { inertWhile } from '../../theme/UiProvider/inert.ts';
import { LoginBrand, type LoginBrandProps } from './LoginBrand.tsx';
import { LoginFoot } from './LoginFoot.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import { captchaCard, covered, faded, head, panel, pane, standalone, title } from './LoginPanel.css.ts';
import { LoginQr, type LoginQrProps } from './LoginQr.tsx';
import { loginModes, type LoginFace, type LoginMode } from './modes.ts';

export interface LoginPanelProps extends Omit<LoginFormProps, 'onModeChange'> {
  /** Face shown; default `qr`. */
  face?: LoginFace;
  onFaceChange: (face: LoginFace) => void;
  /** Called when another mode of the phone form is chosen; its form starts empty. */
  onModeChange: (mode: LoginMode) => void;
  /** The QR face. */
  qr: LoginQrProps;
  /** Address of the app's download page; without it the QR face points to the phone form instead. */
  downloadHref?: string;
  /** Content of the brand half. */
  brand?: LoginBrandProps;
  /** The captcha between the form and the answer; while given, it covers the form. */
  captcha?: SlideCaptchaProps;
  /** Draws a card on a page instead of filling a dialog; default true. */
  card?: boolean;
  /** Draws the heading, so that a dialog can name itself by it; default an `h1`. */
  heading?: (text: string) => ReactNode;
}

const pageHeading = (text: string) => <h1 className={title}>{text}</h1>;

/** Brand half and login side by side, for the page /login; `LoginDialog` shows the same. Every face and mode is as high as the highest. */
export function LoginPanel({
  face = 'qr',
  onFaceChange,
  qr,
  downloadHref,
  brand = {},
  captcha,
  card = true,
  heading = pageHeading,
  ...form
}: LoginPanelProps) {
  const { t, i18n } = useLingui();
  const { mode = 'code', onModeChange } = form;
  const asking = captcha !== undefined;
  const right = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const before = useRef(mode);
  const shape = loginModes[mode];
  const scanning = face === 'qr';
  const withTabs = scanning || mode === 'code';
  const name = scanning ? t`扫码登录` : i18n._(shape.title);

  // When the captcha closes, its focus returns to the button that opened it.
  useEffect(() => {
    if (asked.current && !asking) right.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    asked.current = asking;
  }, [asking]);

  // The link to the other mode is gone with the old form; focus moves into the new one.
  useEffect(() => {
    if (before.current !== mode) right.current?.querySelector<HTMLElement>('input[required]')?.focus();
    before.current = mode;
  }, [mode]);

  const toPhone = () => onFaceChange('phone');
  const body = scanning ? <LoginQr {...qr} /> : <LoginForm key={mode} {...form} />;
  return (
    <div className={card ? `${panel} ${standalone}` : panel}>
      <LoginBrand {...brand} />
      <div className={pane} ref={right}>
        <div className={asking ? faded : covered} {...inertWhile(asking)}>
          {withTabs ? (
            <>
              <div className={visuallyHidden}>{heading(name)}</div>
              <Tabs
                label={t`登录方式`}
                size="l"
                tabs={[
                  { id: 'qr', label: t`扫码登录` },
                  { id: 'phone', label: t`手机登录` },
                ]}
                value={face}
                onValueChange={onFaceChange}
              >
                {body}
              </Tabs>
            </>
          ) : (
            <>
              <div className={head}>{heading(name)}</div>
              {body}
            </>
          )}
        </div>
        <div {...inertWhile(asking)}>
          {scanning ? (
            <QrFoot state={qr.state} downloadHref={downloadHref} onRefresh={qr.onRefresh} onPhone={toPhone} />
          ) : (
            <LoginFoot ask={i18n._(shape.way.ask)} words={i18n._(shape.way.words)} onPress={() => onModeChange(shape.way.to)} />
          )}
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

interface QrFootProps {
  state: LoginQrProps['state'];
  downloadHref?: string;
  onRefresh: () => void;
  onPhone: () => void;
}

/** Offer below the QR code: another account once somebody scanned, the app while it waits, else the phone form. */
function QrFoot({ state, downloadHref, onRefresh, onPhone }: QrFootProps) {
  const { t } = useLingui();
  if (state === 'scanned') return <LoginFoot ask={t`不是你？`} words={t`换个账号扫`} onPress={onRefresh} />;
  if (downloadHref && (state === 'waiting' || state === 'loading'))
    return <LoginFoot ask={t`没有 App？`} words={t`去下载`} href={downloadHref} />;
  return <LoginFoot ask={t`扫不了？`} words={t`手机登录`} onPress={onPhone} />;
}
