import { forwardRef, type HTMLAttributes } from 'react';
import { hint, key as looks } from './KeyHint.css.ts';

export interface KeyHintProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style'> {
  /** Keys as they are written on the keyboard, in the order of pressing: `['Shift', 'Enter']`. */
  keys: readonly string[];
  /** `plain` stands in a line, `list` in a list of keys, `dark` on dark turf in the ink around it; default `plain`. */
  look?: keyof typeof looks;
}

/** Keys of the keyboard, and what they do as its content. It tells the eye; the control itself says it by `aria-keyshortcuts`. */
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
