import { ChevronDown, Lock } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { PhoneField, type PhoneValue } from '../../forms/PhoneField/index.ts';
import { SlideCaptcha, type SlideCaptchaProps } from '../../member/SlideCaptcha/index.ts';
import * as css from './PhoneForm.css.ts';

/** Values of the form. */
export interface PhoneFormValues {
  /** Dialling code without a sign: 86. */
  countryCode: string;
  mobile: string;
  password: string;
}

/** Texts of the form, in the reader's language. */
export interface PhoneFormWords {
  title: string;
  country: string;
  mobile: string;
  password: string;
  submit: string;
  /** Said when the number is missing. */
  mobileMissing: string;
  /** Said when the password is missing. */
  passwordMissing: string;
}

export interface PhoneFormProps {
  words: PhoneFormWords;
  /** Reason to sign in, in one sentence. */
  line?: string;
  /** Dialling codes to choose from; the first is chosen. */
  countries: readonly { code: string; name: string }[];
  /** Reason why the last try was refused. */
  error?: string;
  /** The captcha between the form and the answer; while given it replaces the fields. */
  captcha?: SlideCaptchaProps;
  /** Whether the answer is pending; default false. */
  loading?: boolean;
  /** Content below the form. */
  aside?: ReactNode;
  onSubmit: (values: PhoneFormValues) => void;
}

/** Signing in on a phone: number and password, then the riddle. */
export function PhoneForm({ words, line, countries, error, captcha, loading = false, aside, onSubmit }: PhoneFormProps) {
  const known = countries.map((country) => ({ ...country, id: country.code }));
  const [phone, setPhone] = useState<PhoneValue>({ countryId: countries[0]?.code ?? '86', number: '' });
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { countryId: countryCode, number: mobile, fault } = phone;
    if (!loading && mobile && !fault && password) onSubmit({ countryCode, mobile, password });
  };

  return (
    <form className={css.form} onSubmit={handleSubmit} noValidate>
      <h2 className={css.title}>{words.title}</h2>
      {line !== undefined && <p className={css.line}>{line}</p>}
      {captcha ? (
        <div className={css.riddle}>
          <SlideCaptcha autoFocus {...captcha} />
        </div>
      ) : (
        <div className={css.fields}>
          <PhoneField
            label={words.mobile}
            countries={known}
            value={phone}
            onValueChange={setPhone}
            picker={
              <span className={css.country}>
                <span aria-hidden="true">{`+${phone.countryId}`}</span>
                <ChevronDown size={14} aria-hidden />
                <select
                  className={css.choice}
                  aria-label={words.country}
                  value={phone.countryId}
                  onChange={({ currentTarget }) => setPhone({ ...phone, countryId: currentTarget.value })}
                >
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>{`+${code} ${name}`}</option>
                  ))}
                </select>
              </span>
            }
            {...(tried && !phone.number && { error: words.mobileMissing })}
          />
          <Input
            label={words.password}
            size="l"
            type="password"
            autoComplete="current-password"
            icon={<Lock size={16} aria-hidden />}
            value={password}
            onValueChange={setPassword}
            {...(tried && !password && { error: words.passwordMissing })}
          />
          <p className={css.refusal} role="alert">
            {error}
          </p>
          <Button type="submit" size="l" stretch loading={loading}>
            {words.submit}
          </Button>
        </div>
      )}
      {aside && <p className={css.aside}>{aside}</p>}
    </form>
  );
}
