import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { PayBrand, type PayBrandName } from '../PayBrand/index.ts';
import * as css from './PayoutAccounts.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** An account that money may be paid to. */
export interface PayoutAccountChoice {
  id: string;
  brand: PayBrandName;
  name: string;
  /** 储蓄卡 6027, 138****5217. */
  detail: string;
}

export interface PayoutAccountsProps extends RootProps {
  accounts: readonly PayoutAccountChoice[];
  /** Id of the chosen one; null while nothing is chosen. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  onValueChange?: (id: string) => void;
  /** Names the group. */
  label: string;
  /** Address of the page that links another account; default no such tile. */
  bindHref?: string;
}

/** Choice of a linked payout account, or the link to add another. */
export const PayoutAccounts = forwardRef<HTMLDivElement, PayoutAccountsProps>(function PayoutAccounts(
  { accounts, value: given, defaultValue = null, onValueChange: notifyChange, label, bindHref, ...root },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string | null, string>(given, defaultValue, notifyChange);
  return (
    <div className={css.accounts} ref={ref} {...rootOf(root)}>
      <RadioGroup className={css.choices} aria-label={label} value={value ?? ''} onValueChange={onValueChange}>
        {accounts.map(({ id, brand, name, detail }) => (
          <Radio.Root key={id} value={id} className={css.account} nativeButton={false} render={<div />}>
            <PayBrand brand={brand} size={32} />
            <span className={css.words}>
              <span className={css.name}>{name}</span>
              <span className={css.detail}>{detail}</span>
            </span>
          </Radio.Root>
        ))}
      </RadioGroup>
      {bindHref && (
        <a className={css.bind} href={bindHref}>
          <Plus size={16} aria-hidden /> {t`绑定账户`}
        </a>
      )}
    </div>
  );
});
