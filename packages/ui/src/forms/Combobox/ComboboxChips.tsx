import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { SelectOption } from '../Select/options.ts';
import { chip, chipRemove, chipWords, control } from './Combobox.css.ts';

/** The chosen ones of a combobox with several, each to be taken away. */
export function ComboboxChips({ chosen }: { chosen: readonly SelectOption[] }) {
  const { t } = useLingui();
  return chosen.map(({ value, label, icon }) => (
    <Base.Chip key={value} className={chip} aria-label={label}>
      {icon}
      <span className={chipWords}>{label}</span>
      <Base.ChipRemove className={`${control} ${chipRemove}`} aria-label={t`移除 ${label}`}>
        <X size={12} aria-hidden />
      </Base.ChipRemove>
    </Base.Chip>
  ));
}
