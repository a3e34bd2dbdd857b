import { useLingui } from '@lingui/react/macro';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { mostOfNumber, type ApplicationDraft } from '../../application/applicationDraft.ts';
import { Pair } from '../../Studio.layout.ts';

interface ApplyIdentityProps {
  draft: Pick<ApplicationDraft, 'name' | 'number' | 'kind'>;
  onChange: (change: Partial<ApplicationDraft>) => void;
}

/** Name and number of an identity document, for members who are not verified yet. */
export function ApplyIdentity({ draft: { name, number, kind }, onChange }: ApplyIdentityProps) {
  const { t } = useLingui();
  return (
    <>
      <Input label={t`真实姓名`} value={name} onValueChange={(next) => onChange({ name: next })} maxLength={30} required />
      <Pair>
        <FormField label={t`证件类型`}>
          <Select
            options={[
              { value: 'cn', label: t`居民身份证` },
              { value: 'other', label: t`护照或其他证件` },
            ]}
            value={kind}
            onValueChange={(next) => onChange({ kind: next })}
          />
        </FormField>
        <Input
          label={t`证件号码`}
          value={number}
          onValueChange={(next) => onChange({ number: next })}
          only="code"
          maxLength={mostOfNumber[kind]}
          counter
          numeric
          required
        />
      </Pair>
    </>
  );
}
