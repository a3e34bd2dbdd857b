import { useLingui } from '@lingui/react/macro';
import { smsAct, smsWords } from './LoginForm.css.ts';

/** State of the SMS code in the phone form. */
export interface LoginSms {
  /**
   * Whole seconds until another SMS may be requested; 0 or undefined enables the button. Counted outside,
   * so that they survive a reload.
   */
  secondsLeft?: number;
  /** The SMS is being asked for; default false. */
  sending?: boolean;
}

export interface SmsButtonProps extends LoginSms {
  onPress: () => void;
}

/**
 * Button that requests an SMS code; disabled during the waiting time. As wide as its longest text, so that nothing moves while it counts
 * down.
 */
export function SmsButton({ secondsLeft = 0, sending = false, onPress }: SmsButtonProps) {
  const { t } = useLingui();
  const ask = t`获取验证码`;
  const again = (seconds: number) => t`${seconds} 秒后重发`;
  const room = [ask, again(60)];
  return (
    <button type="button" className={smsAct} disabled={sending || secondsLeft > 0} aria-busy={sending || undefined} onClick={onPress}>
      {room.map((text) => (
        <span key={text} className={smsWords.room} aria-hidden="true">
          {text}
        </span>
      ))}
      <span className={smsWords.shown}>{secondsLeft > 0 ? again(secondsLeft) : ask}</span>
    </button>
  );
}
