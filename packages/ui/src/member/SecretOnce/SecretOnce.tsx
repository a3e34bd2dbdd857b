import { useLingui } from '@lingui/react/macro';
import { Copy, TriangleAlert } from 'lucide-react';
import { forwardRef } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { FormField } from '../../forms/FormField/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { frame, sign, warning } from './SecretOnce.css.ts';

export interface SecretOnceProps extends RootProps {
  /** Names the secret: an access token, a signing key. */
  label: string;
  secret: string;
  /** Called to copy it; the host says whether that worked. */
  onCopy: (secret: string) => void;
}

/** A secret that is shown this once, ready to be copied. */
export const SecretOnce = forwardRef<HTMLDivElement, SecretOnceProps>(function SecretOnce({ label, secret, onCopy, ...root }, ref) {
  const { t } = useLingui();
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <FormField label={label}>
        <Input
          readOnly
          autoComplete="off"
          value={secret}
          onValueChange={() => undefined}
          suffix={
            <Button
              size="s"
              tone="soft"
              icon={<Copy size={16} aria-hidden />}
              aria-label={t`复制${label}`}
              onClick={() => onCopy(secret)}
            >{t`复制`}</Button>
          }
        />
      </FormField>
      <p className={warning}>
        <TriangleAlert className={sign} size={16} aria-hidden />
        {t`只在这里显示这一次，现在就复制保存，别给任何人看`}
      </p>
    </div>
  );
});
