import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import type { ComponentType, KeyboardEvent } from 'react';
import { box } from '../../theme/recipes/box.css.ts';
import { optionIcon } from '../../theme/recipes/options.css.ts';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { useField } from '../FormField/useField.ts';
import { flatten } from './options.ts';
import type { SelectProps } from './Select.tsx';
import { chevron, label as labelText, words } from './Select.css.ts';

export type SelectLaterProps = Omit<SelectProps, 'pressed' | 'autoFocus'>;

const load = async (): Promise<{ default: ComponentType<SelectProps> }> => ({ default: (await import('./Select.tsx')).Select });

/** Keys that open a list. */
const opening = new Set(['ArrowDown', 'ArrowUp']);

/** A `Select` whose code loads when it is first approached; the chosen value shows at once. */
export function SelectLater(props: SelectLaterProps) {
  const { t } = useLingui();
  const { id, naming, invalid, disabled } = useField(props);
  const { Loaded, approach, pressed } = useDeferred(load);
  if (Loaded) return <Loaded {...props} pressed={pressed} autoFocus={approach.autoFocus} />;
  const { options, value, placeholder, icon, size = 'm' } = props;
  const chosen = flatten(options).find((entry) => entry.value === value);
  const handleKey = (event: KeyboardEvent) => {
    if (!opening.has(event.key)) return;
    event.preventDefault();
    approach.onClick();
  };
  return (
    <button
      type="button"
      role="combobox"
      id={id}
      className={box({ size, invalid, press: true })}
      disabled={disabled}
      {...naming}
      aria-haspopup="listbox"
      aria-expanded={false}
      {...approach}
      onKeyDown={handleKey}
    >
      {icon && <span className={optionIcon}>{icon}</span>}
      <span className={words} data-placeholder={chosen ? undefined : ''}>
        {chosen?.icon && <span className={optionIcon}>{chosen.icon}</span>}
        <span className={labelText}>{chosen?.label ?? placeholder ?? t`请选择`}</span>
      </span>
      <span className={chevron}>
        <ChevronDown size={16} aria-hidden />
      </span>
    </button>
  );
}
