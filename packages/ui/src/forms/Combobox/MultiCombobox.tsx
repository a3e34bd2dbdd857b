import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import { box } from '../../theme/recipes/box.css.ts';
import { useField } from '../FormField/useField.ts';
import { flatten, type SelectOption } from '../Select/options.ts';
import { chevron, chip, chipRemove, chipWords, control, group, icon as iconSlot, input, wrap } from './Combobox.css.ts';
import type { ComboboxBase } from './Combobox.types.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { itemsOf, matches } from './items.ts';

export interface MultiComboboxProps<Value extends string = string> extends ComboboxBase<Value> {
  /** The chosen ones, in order of choosing. */
  value: readonly Value[];
  onValueChange: (value: readonly Value[]) => void;
  /** Most that can be chosen; the rest then cannot be added. Default no limit. */
  most?: number;
}

/** Several choices out of many, found by typing and kept as chips; Backspace takes the last one away. */
export function MultiCombobox<Value extends string>({ options, value, onValueChange, most = Infinity, placeholder, icon, empty, loading = false, onQueryChange, name, ...own }: MultiComboboxProps<Value>) {
  const { t, i18n } = useLingui();
  const { id, naming, invalid, required, disabled } = useField(own);
  const { grouped, items } = itemsOf(options);
  const all = flatten(options);
  const chosen: readonly SelectOption[] = value.flatMap((each) => all.find((option) => option.value === each) ?? []);
  return (
    <Base.Root<SelectOption, true>
      multiple
      items={items}
      value={chosen}
      onValueChange={(next) => next.length <= most && onValueChange(next.map((each) => each.value as Value))}
      onInputValueChange={(query) => onQueryChange?.(query)}
      filter={onQueryChange ? null : matches}
      isItemEqualToValue={(one, other) => one.value === other.value}
      locale={i18n.locale}
      autoHighlight
      name={name}
      required={required}
      disabled={disabled}
    >
      <Base.InputGroup className={`${box({ size: 'grow', invalid })} ${group}`}>
        {icon && <span className={iconSlot}>{icon}</span>}
        <Base.Chips className={wrap} aria-label={chosen.length > 0 ? t`已选` : undefined}>
          {chosen.map(({ value: key, label, icon: picture }) => (
            <Base.Chip key={key} className={chip} aria-label={label}>
              {picture}
              <span className={chipWords}>{label}</span>
              <Base.ChipRemove className={`${control} ${chipRemove}`} aria-label={t`移除 ${label}`}>
                <X size={12} aria-hidden />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input id={id} className={input} placeholder={chosen.length > 0 ? '' : (placeholder ?? t`搜索并选择`)} {...naming} />
        </Base.Chips>
        <Base.Trigger className={control} aria-label={t`展开选项`} tabIndex={-1}>
          <ChevronDown className={chevron} size={16} aria-hidden />
        </Base.Trigger>
      </Base.InputGroup>
      <ComboboxList grouped={grouped} empty={empty} loading={loading} />
    </Base.Root>
  );
}
