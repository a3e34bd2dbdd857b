import { forwardRef, type HTMLAttributes } from 'react';
import { hint, key as looks } from './KeyHint.css.ts';

export interface KeyHintProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  /** Keys as they are written on the keyboard, in the order of pressing: `['Shift', 'Enter']`. */
  keys: readonly string[];
  /** Looks: `plain` in a line of text, `list` in a list of keys, `dark` on dark turf in the surrounding ink; default `plain`. */
  look?: keyof typeof looks;
}

/** Shortcut keys, with their effect as content. Visual only; the control itself announces them by `aria-keyshortcuts`. */
export const KeyHint = forwardRef<HTMLSpanElement, KeyHintProps>(function KeyHint({ keys, look = 'plain', children, ...rest }, ref) {
  return (
    <span ref={ref} className={hint[look]} {...rest}>
      {keys.map((name) => (
        <kbd key={name} className={looks[look]}>
          {name}
        </kbd>
      ))}
      {children}
    </span>
  );
});
