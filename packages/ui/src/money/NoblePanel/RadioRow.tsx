import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextCell } from '../../live/GiftPanel/gridKeys.ts';

interface RadioRowProps<Value> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  look: string;
  /** Look of one choice. */
  itemLook: (value: Value) => string;
  children: (value: Value) => ReactNode;
}

/** A row of radios drawn as buttons: one stop of Tab, arrows choose. */
export function RadioRow<Value extends string | number>({
  label,
  values,
  value,
  onChange,
  look,
  itemLook,
  children,
}: RadioRowProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const at = values.indexOf(value);
    // In one row up and down are left and right.
    const next = nextCell(event.key, at, values.length, 1);
    const chosen = next === undefined ? undefined : values[next];
    if (chosen === undefined || next === undefined) return;
    event.preventDefault();
    onChange(chosen);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <div ref={group} className={look} role="radiogroup" aria-label={label} onKeyDown={handleKey}>
      {values.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === value}
          tabIndex={one === value ? 0 : -1}
          className={itemLook(one)}
          onClick={() => onChange(one)}
        >
          {children(one)}
        </button>
      ))}
    </div>
  );
}
