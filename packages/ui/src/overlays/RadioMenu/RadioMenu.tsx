import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ForwardedRef, ReactElement } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { usePressedAgain } from '../../theme/UiProvider/deferred.ts';
import { item, note as noteLook, popup, positioner, tick } from './RadioMenu.css.ts';
import { forwardRef, rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState, type OpenProps } from '../../theme/useControllableState.ts';

/** Marks of the chosen line: its background, or a tick before a label that may have a note. */
export const radioMenuLooks = ['tinted', 'ticked'] as const;

export interface RadioMenuOption<Value extends string> {
  value: Value;
  /** Label of the option. */
  label: string;
  /** A short fact at the end of the line, such as 1080P; shown where the look is `ticked`. */
  note?: string;
  /** Language of the label where it is not the page's. */
  lang?: string;
  /** Cannot be chosen now; its note says why. Default false. */
  disabled?: boolean;
}

export interface RadioMenuProps<Value extends string> extends OpenProps, RootProps {
  /** The button that opens it; one element that takes a ref and spreads its props. Its name is the menu's name. */
  trigger: ReactElement;
  /** Value chosen now. */
  value?: Value;
  /** Initial value when `value` is left out (uncontrolled). Default none is chosen. */
  defaultValue?: Value;
  /** Called when another option is chosen; never with the one in use. */
  onValueChange?: (value: Value) => void;
  /** Options in order. */
  options: readonly RadioMenuOption<Value>[];
  /** Default `tinted`. */
  look?: (typeof radioMenuLooks)[number];
  /** Side of the trigger where there is room; default `bottom`. */
  side?: 'top' | 'bottom';
  /** Alignment with the trigger; default `end`. */
  align?: 'start' | 'center' | 'end';
  /** The page waits until it is closed, so that the press that closes it does nothing else; default no. */
  modal?: boolean;
  /** The trigger was pressed before this code was there, so it is pressed again; default false. */
  pressed?: boolean;
}

/** Choice of one out of a few, behind a button: arrow keys, first letters, Escape, and the focus returns. */
export const RadioMenu = forwardRef(function RadioMenu<Value extends string>(
  {
    trigger,
    value: given,
    defaultValue,
    onValueChange: notifyChange,
    options,
    look = 'tinted',
    side = 'bottom',
    align = 'end',
    modal = false,
    open,
    defaultOpen,
    onOpenChange,
    pressed = false,
    ...root
  }: RadioMenuProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [value, onValueChange] = useControllableState<Value | undefined, Value>(given, defaultValue, notifyChange);
  const portal = usePortalTheme();
  const button = usePressedAgain(pressed);
  const indicator = (
    <Menu.RadioItemIndicator>
      <Check size={16} aria-hidden />
    </Menu.RadioItemIndicator>
  );
  return (
    <Menu.Root modal={modal} open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <Menu.Trigger ref={button} render={trigger} />
      <Menu.Portal>
        <div {...portal}>
          <Menu.Positioner className={positioner} side={side} align={align} sideOffset={8} collisionPadding={8}>
            <Menu.Popup className={popup[look]} ref={ref} {...rootOf(root)}>
              <Menu.RadioGroup value={value} onValueChange={(next: Value) => next !== value && onValueChange(next)}>
                {options.map(({ value: of, label, note, lang, disabled }) => (
                  <Menu.RadioItem key={of} className={item[look]} value={of} lang={lang} disabled={disabled} closeOnClick>
                    {look === 'ticked' && <span className={tick}>{indicator}</span>}
                    {label}
                    {look === 'ticked' ? note && <span className={noteLook}>{note}</span> : indicator}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Popup>
          </Menu.Positioner>
        </div>
      </Menu.Portal>
    </Menu.Root>
  );
});
