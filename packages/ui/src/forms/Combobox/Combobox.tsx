import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import { box } from '../../theme/recipes/box.css.ts';
import { useField } from '../FormField/useField.ts';
import { flatten, type SelectOption } from '../Select/options.ts';
import { chevron, control, group, icon as iconSlot, input } from './Combobox.css.ts';
import type { ComboboxBase } from './Combobox.types.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { itemsOf, matches } from './items.ts';

export interface ComboboxProps<Value extends string = string> extends ComboboxBase<Value> {
  /** The chosen one; null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value | null) => void;
}

/** One choice out of many, found by typing; letters are matched without their marks. */
export function Combobox<Value extends string>({ options, value, onValueChange, placeholder, icon, empty, loading = false, onQueryChange, name, ...own }: ComboboxProps<Value>) {
  const { t, i18n } = useLingui();
  const { id, naming, invalid, required, disabled } = useField(own);
  const { grouped, items } = itemsOf(options);
  const chosen = flatten(options).find((option) => option.value === value) ?? null;
  return (
    <Base.Root<SelectOption>
      items={items}
      value={chosen}
      onValueChange={(next) => onValueChange((next?.value ?? null) as Value | null)}
      onInputValueChange={(query) => onQueryChange?.(query)}
      filter={onQueryChange ? null : matches}
      isItemEqualToValue={(one, other) => one.value === other.value}
      locale={i18n.locale}
      autoHighlight
      name={name}
      required={required}
      disabled={disabled}
    >
      <Base.InputGroup className={`${box({ invalid })} ${group}`}>
        {(chosen?.icon ?? icon) && <span className={iconSlot}>{chosen?.icon ?? icon}</span>}
        <Base.Input id={id} className={input} placeholder={placeholder ?? t`搜索并选择`} {...naming} />
        {chosen && !required && !disabled && (
          <Base.Clear className={control} aria-label={t`清除`}>
            <X size={16} aria-hidden />
          </Base.Clear>
        )}
        <Base.Trigger className={control} aria-label={t`展开选项`} tabIndex={-1}>
          <ChevronDown className={chevron} size={16} aria-hidden />
        </Base.Trigger>
      </Base.InputGroup>
      <ComboboxList grouped={grouped} empty={empty} loading={loading} />
    </Base.Root>
  );
}
