import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import type { CountryCode } from '../../forms/PhoneField/index.ts';
import { AgreementWords, type Agreements } from './AgreementWords.tsx';
import { agreement, asideAct, asideRow, fieldSlot, form, helpText, refusalIcon, refusalText } from './LoginForm.css.ts';
import { loginFields } from './loginFields.tsx';
import { loginModes, type LoginField, type LoginMode } from './modes.ts';
import type { LoginSms } from './SmsButton.tsx';
import { useLoginForm, type LoginDraft, type LoginNumber, type LoginRefusal, type LoginValues } from './useLoginForm.ts';

export interface LoginFormProps {
  /** Mode of the form; default `code`. */
  mode?: LoginMode;
  /** Country codes from the system settings; without any, China's alone. */
  countries?: readonly CountryCode[];
  /** Agreements to accept, with their addresses; without them nothing is asked. */
  agreements?: Agreements;
  /** Initial values: a remembered account, or an inviter's code. */
  initial?: Partial<LoginValues>;
  /** The server's refusal, shown in the form until something is typed. */
  error?: string;
  /** Whether the answer is pending; default false. */
  loading?: boolean;
  /** State of the SMS request for the number typed. */
  sms?: LoginSms;
  /** Help for members who have lost their number; default not shown. */
  supportEmail?: string;
  onSubmit: (values: LoginValues) => void;
  /** Called to send an SMS code to a number. */
  onSms?: (number: LoginNumber) => void;
  /** Called when the number in the form changes. */
  onNumberChange?: (number: LoginNumber) => void;
  /** The tick to remember the account was set or taken away. */
  onRememberChange?: (remember: boolean) => void;
  /** Called when another mode is chosen. */
  onModeChange?: (mode: LoginMode) => void;
  /** Called when a field is missing; `text` is the translated warning that the form shows too. */
  onInvalid?: (text: string) => void;
}

/** The form of one mode: its fields, ticks and act come from `loginModes`. */
export function LoginForm({
  mode = 'code',
  countries = [],
  initial = {},
  error,
  loading = false,
  sms = {},
  supportEmail,
  agreements,
  onSubmit,
  onSms,
  onNumberChange,
  onRememberChange,
  onModeChange,
  onInvalid,
}: LoginFormProps) {
  const { t, i18n } = useLingui();
  const shape = loginModes[mode];
  const known = countries.length > 0 ? countries : [{ id: '86', code: '86', name: t`中国` }];
  const { draft, change, check, checkNumber, numberOf, refused } = useLoginForm(shape, known, initial);
  const [outdated, setOutdated] = useState<string>();
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});
  const agreementId = useId();
  const said = refused ? i18n._(refused.refusal) : undefined;
  const serverError = !loading && error !== outdated ? error : undefined;

  const edit = (part: Partial<LoginDraft>) => {
    const next = change(part);
    setOutdated(error);
    if ('mobile' in part || 'countryId' in part) onNumberChange?.(numberOf(next));
  };

  const refuse = ({ part, refusal }: LoginRefusal) => {
    if (part !== 'agreement' && part !== 'remember') inputs.current[part]?.focus();
    onInvalid?.(i18n._(refusal));
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setOutdated(undefined);
    const result = check(agreements ? [] : ['agreement']);
    if ('values' in result) onSubmit(result.values);
    else refuse(result.refused);
  };

  const askForSms = () => {
    const result = checkNumber();
    if ('refused' in result) return refuse(result.refused);
    // The button is disabled next, so the focus moves on to the code.
    inputs.current.smsCode?.focus();
    onSms?.(result.number);
  };

  return (
    <form className={form} onSubmit={handleSubmit} noValidate aria-busy={loading}>
      {shape.fields.map((name) => {
        const Field = loginFields[name];
        const fieldError = refused?.part === name ? said : shape.refusal === name ? serverError : undefined;
        return (
          <div key={name} className={fieldSlot}>
            <Field
              draft={draft}
              countries={known}
              onChange={edit}
              error={fieldError}
              inputRef={(input) => void (inputs.current[name] = input)}
              sms={{ ...sms, onPress: askForSms }}
            />
          </div>
        );
      })}
      {shape.refusal === 'form' && <Refusal text={refused ? undefined : serverError} />}
      {shape.ticks.includes('remember') && (
        <div className={asideRow}>
          <Checkbox
            checked={draft.remember}
            onCheckedChange={(remember) => {
              change({ remember });
              onRememberChange?.(remember);
            }}
          >
            {t`记住账号`}
          </Checkbox>
          {onModeChange && (
            <button type="button" className={asideAct} onClick={() => onModeChange('forgot')}>
              {t`忘记密码`}
            </button>
          )}
        </div>
      )}
      <Button type="submit" size="l" stretch loading={loading}>
        {i18n._(shape.submit)}
      </Button>
      {agreements && shape.ticks.includes('agreement') && (
        <div className={agreement}>
          <Checkbox
            size="s"
            checked={draft.agreed}
            onCheckedChange={(agreed) => change({ agreed })}
            invalid={refused?.part === 'agreement'}
            describedBy={agreementId}
          >
            <AgreementWords {...agreements} />
          </Checkbox>
          <Refusal id={agreementId} text={refused?.part === 'agreement' ? said : undefined} />
        </div>
      )}
      {mode === 'forgot' && supportEmail && (
        <p className={helpText}>
          <Trans>号码已停用？请联系客服 {supportEmail}</Trans>
        </p>
      )}
    </form>
  );
}

/** A line reserved for a refusal, read aloud when it appears. */
function Refusal({ id, text }: { id?: string; text?: string }) {
  return (
    <p id={id} className={refusalText} aria-live="polite">
      {text && (
        <>
          <CircleAlert className={refusalIcon} size={12} aria-hidden />
          {text}
        </>
      )}
    </p>
  );
}
