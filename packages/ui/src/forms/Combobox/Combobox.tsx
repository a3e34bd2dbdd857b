import { Combobox as Base } from '@base-ui/react/combobox';
import type { BaseUIEvent } from '@base-ui/react/types';
import { useLingui } from '@lingui/react/macro';
import { useLocaleTag } from '../../theme/UiProvider/localeTag.ts';
import { ChevronDown, X } from 'lucide-react';
import type { ForwardedRef, KeyboardEvent } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { useField } from '../FormField/useField.ts';
import { flatten, type SelectOption } from '../Select/options.ts';
import { chevron, control, group, icon as iconSlot, input, wrap } from './Combobox.css.ts';
import type { ComboboxBase } from './Combobox.types.ts';
import { ComboboxChips } from './ComboboxChips.tsx';
import { ComboboxList } from './ComboboxList.tsx';
import { itemsOf, matches } from './items.ts';
import { forwardRef, rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** One choice. */
export interface SingleComboboxProps<Value extends string = string> extends ComboboxBase<Value> {
  multiple?: false;
  /** The chosen one; null while nothing is chosen. */
  value?: Value | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: Value | null;
  onValueChange?: (value: Value | null) => void;
}

/** Several choices, kept as chips; Backspace takes the last one away. */
export interface MultipleComboboxProps<Value extends string = string> extends ComboboxBase<Value> {
  multiple: true;
  /** The chosen ones, in order of choosing. */
  value?: readonly Value[];
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: readonly Value[];
  onValueChange?: (value: readonly Value[]) => void;
  /** Most that can be chosen; the rest then cannot be added. Default no limit. */
  most?: number;
}

export type ComboboxProps<Value extends string = string> = SingleComboboxProps<Value> | MultipleComboboxProps<Value>;

/** Converts a selection to a list; undefined for an uncontrolled one. */
const listOf = <Value extends string>(value: Value | readonly Value[] | null | undefined): readonly Value[] | undefined => {
  if (value === null) return [];
  return value === undefined || typeof value === 'object' ? value : [value];
};

/** Escape closes the list only: on a closed one the library would clear the selection. */
const keepOnEscape = (event: BaseUIEvent<KeyboardEvent<HTMLInputElement>>): void => {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') !== 'true') event.preventBaseUIHandler();
};

/** Calls the host's handler with the shape of its props: one value or a list. */
function notifyChange<Value extends string>(props: ComboboxProps<Value>, values: readonly Value[]): void {
  if (!props.multiple) props.onValueChange?.(values[0] ?? null);
  else props.onValueChange?.(values);
}

/** A choice out of many, or several with `multiple`, found by typing; letters are matched without their marks. */
export const Combobox = forwardRef(function Combobox<Value extends string>(
  props: ComboboxProps<Value>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { options, multiple = false, placeholder, icon, empty, status = 'ready', onRetry, onQueryChange, name } = props;
  const { t } = useLingui();
  const tag = useLocaleTag();
  const { id, naming, invalid, required, disabled } = useField(props);
  const most = props.multiple ? (props.most ?? Infinity) : 1;
  const [values, choose] = useControllableState(listOf(props.value), listOf(props.defaultValue) ?? [], (next) => notifyChange(props, next));
  const { grouped, items } = itemsOf(options);
  const all = flatten(options);
  const chosen: readonly SelectOption[] = values.flatMap((each) => all.find((option) => option.value === each) ?? []);
  const [first = null] = chosen;
  const picture = (multiple ? undefined : first?.icon) ?? icon;
  const words = placeholder ?? t`搜索并选择`;
  return (
    <Base.Root<SelectOption, boolean>
      multiple={multiple}
      items={items}
      value={multiple ? chosen : first}
      onValueChange={(next: SelectOption | readonly SelectOption[] | null) => {
        const wanted = [next ?? []].flat().map((each) => each.value as Value);
        if (wanted.length <= most) choose(wanted);
      }}
      onInputValueChange={(query) => onQueryChange?.(query)}
      filter={onQueryChange ? null : matches}
      isItemEqualToValue={(one, other) => one.value === other.value}
      locale={tag}
      autoHighlight
      name={name}
      required={required}
      disabled={disabled}
    >
      <Base.InputGroup className={`${box({ size: multiple ? 'grow' : 'm', invalid })} ${group}`}>
        {picture && <span className={iconSlot}>{picture}</span>}
        {multiple ? (
          <Base.Chips className={wrap} aria-label={chosen.length > 0 ? t`已选` : undefined}>
            <ComboboxChips chosen={chosen} />
            <Base.Input
              id={id}
              className={input}
              placeholder={chosen.length > 0 ? '' : words}
              {...naming}
              onKeyDown={keepOnEscape}
              ref={ref}
              {...rootOf(props)}
            />
          </Base.Chips>
        ) : (
          <Base.Input id={id} className={input} placeholder={words} {...naming} onKeyDown={keepOnEscape} ref={ref} {...rootOf(props)} />
        )}
        {!multiple && first && !required && !disabled && (
          <Base.Clear className={control} aria-label={t`清除`}>
            <X size={16} aria-hidden />
          </Base.Clear>
        )}
        <Base.Trigger className={control} aria-label={t`展开选项`} tabIndex={-1}>
          <ChevronDown className={chevron} size={16} aria-hidden />
        </Base.Trigger>
      </Base.InputGroup>
      <ComboboxList grouped={grouped} empty={empty} status={status} onRetry={onRetry} />
    </Base.Root>
  );
});
