import { useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import type { CountryCode } from './CountryCodeSelect.tsx';
import { fieldSlot, form, refusalText } from './LoginForm.css.ts';
import { AgreementWords, loginFields, type Agreements } from './loginFields.tsx';
import { loginModes, type LoginField, type LoginMode, type LoginModeShape } from './modes.ts';
import { useLoginForm, type LoginValues } from './useLoginForm.ts';

export interface LoginFormProps {
  /** Which form; default `code`. */
  mode?: LoginMode;
  /** Country codes from the system settings; without any, China's alone. */
  countries?: readonly CountryCode[];
  /** What must be agreed to, and where it is read; without it nothing is asked. */
  agreements?: Agreements;
  /** A remembered account, filled in at the start. */
  initial?: Partial<LoginValues>;
  /** The server's refusal, shown under the last field until something is typed. */
  error?: string;
  /** The answer is on its way; default false. */
  loading?: boolean;
  onSubmit: (values: LoginValues) => void;
  /** Something is missing; `text` is the translated warning that also stands in the form. */
  onInvalid?: (text: string) => void;
}

/** The form of one mode: its fields, ticks and act come from `loginModes`. */
export function LoginForm({ mode = 'code', countries = [], initial = {}, error, loading = false, onSubmit, onInvalid, agreements }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const shape: LoginModeShape = loginModes[mode];
  const known = countries.length > 0 ? countries : [{ id: '86', code: '86', name: t`中国` }];
  const { draft, change, check, refused } = useLoginForm(shape, known, initial);
  const [outdated, setOutdated] = useState<string>();
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});
  const agreementId = useId();
  const lastField = shape.fields.at(-1);
  const said = refused ? i18n._(refused.refusal) : undefined;

  const edit: typeof change = (part) => {
    change(part);
    setOutdated(error);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    setOutdated(undefined);
    const result = check();
    if ('values' in result) return onSubmit(result.values);
    const { part, refusal } = result.refused;
    if (part !== 'agreement') inputs.current[part]?.focus();
    onInvalid?.(i18n._(refusal));
  };

  return (
    <form className={form} onSubmit={handleSubmit} noValidate aria-busy={loading}>
      {shape.fields.map((name) => {
        const Field = loginFields[name];
        const serverError = name === lastField && !loading && error !== outdated ? error : undefined;
        return (
          <div key={name} className={fieldSlot}>
            <Field draft={draft} countries={known} onChange={edit} error={refused?.part === name ? said : serverError} inputRef={(input) => void (inputs.current[name] = input)} />
          </div>
        );
      })}
      {shape.ticks.includes('remember') && (
        <Checkbox checked={draft.remember} onCheckedChange={(remember) => change({ remember })}>
          {t`记住账号`}
        </Checkbox>
      )}
      <Button type="submit" size="l" stretch loading={loading}>
        {i18n._(shape.submit)}
      </Button>
      {agreements && shape.ticks.includes('agreement') && (
        <div>
          <Checkbox size="s" checked={draft.agreed} onCheckedChange={(agreed) => change({ agreed })} invalid={refused?.part === 'agreement'} describedBy={agreementId}>
            <AgreementWords {...agreements} />
          </Checkbox>
          <p id={agreementId} className={refusalText} aria-live="polite">
            {refused?.part === 'agreement' && (
              <>
                <CircleAlert size={12} aria-hidden />
                {said}
              </>
            )}
          </p>
        </div>
      )}
    </form>
  );
}
