import { Select as Base } from '@base-ui/react/select';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown } from 'lucide-react';
import { useImperativeHandle, type ForwardedRef, type ReactNode } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { usePressedAgain } from '../../theme/UiProvider/deferred.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { groupLabel, layer, list, option, optionIcon, optionNote, optionTick, optionWords } from '../../theme/recipes/options.css.ts';
import { flatten, groupsOf, type SelectChoices } from './options.ts';
import { chevron, label as labelText, words } from './Select.css.ts';
import { forwardRef, rootOf } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

export interface SelectProps<Value extends string = string> extends FieldControlProps {
  /** Choices, plain or in groups. */
  options: SelectChoices<Value>;
  /** The chosen one; null while nothing is chosen. */
  value?: Value | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: Value | null;
  onValueChange?: (value: Value) => void;
  /** Placeholder while nothing is chosen; default 请选择. */
  placeholder?: string;
  /** A 16 px icon at the start, such as a clock. */
  icon?: ReactNode;
  /** Height 36 or 44 px; default `m`. */
  size?: 'm' | 'l';
  /** Name of the field in a native form. */
  name?: string;
  /** Whether it was pressed before its code had loaded, so that it opens at once; default false. */
  pressed?: boolean;
  /** Takes the focus on mount, as from the stand-in that it replaces; default false. */
  autoFocus?: boolean;
}

/** One choice out of a list that opens under it; typing a word jumps to its choice. */
export const Select = forwardRef(function Select<Value extends string>(
  {
    options,
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    placeholder,
    icon,
    size = 'm',
    name,
    pressed = false,
    autoFocus = false,
    ...own
  }: SelectProps<Value>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const [value, onValueChange] = useControllableState<Value | null, Value>(given, defaultValue ?? null, notifyChange);
  const { t } = useLingui();
  const theme = usePortalTheme();
  const trigger = usePressedAgain(pressed);
  useImperativeHandle(ref, () => trigger.current as HTMLButtonElement);
  const { id, naming, invalid, required, disabled } = useField(own);
  const flat = flatten(options);
  const chosen = flat.find((entry) => entry.value === value);
  return (
    <Base.Root<Value>
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      items={flat.map((entry) => ({ value: entry.value, label: entry.label }))}
      name={name}
      disabled={disabled}
      required={required}
      modal={false}
    >
      <Base.Trigger
        id={id}
        className={box({ size, invalid, press: true })}
        autoFocus={autoFocus}
        {...naming}
        ref={trigger}
        {...rootOf(own)}
      >
        {icon && <span className={optionIcon}>{icon}</span>}
        <Base.Value className={words}>
          {() => (
            <>
              {chosen?.icon && <span className={optionIcon}>{chosen.icon}</span>}
              <span className={labelText}>{chosen?.label ?? placeholder ?? t`请选择`}</span>
            </>
          )}
        </Base.Value>
        <Base.Icon className={chevron}>
          <ChevronDown size={16} aria-hidden />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <div {...theme}>
          <Base.Positioner className={layer} align="start" sideOffset={6} alignItemWithTrigger={false} collisionPadding={12}>
            <Base.Popup className={list}>
              {groupsOf(options).map((group, at) => (
                <Base.Group key={group.label ?? at}>
                  {group.label !== undefined && <Base.GroupLabel className={groupLabel}>{group.label}</Base.GroupLabel>}
                  {group.options.map((entry) => (
                    <Base.Item key={entry.value} value={entry.value} disabled={entry.disabled} label={entry.label} className={option}>
                      {entry.icon && <span className={optionIcon}>{entry.icon}</span>}
                      <Base.ItemText className={optionWords}>{entry.label}</Base.ItemText>
                      {entry.note !== undefined && <span className={optionNote}>{entry.note}</span>}
                      <span className={optionTick}>
                        <Base.ItemIndicator>
                          <Check size={16} aria-hidden />
                        </Base.ItemIndicator>
                      </span>
                    </Base.Item>
                  ))}
                </Base.Group>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </div>
      </Base.Portal>
    </Base.Root>
  );
});
