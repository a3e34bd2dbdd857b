import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { button, content, spinner, type ButtonVariants } from '../../theme/recipes/button.css.ts';

/** Purposes of a button; the look follows from them. */
export const buttonTones = ['primary', 'soft', 'outline', 'plain', 'critical', 'diamond'] as const;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Meaning of the act: `primary` is the one act of a view, `critical` destroys, `diamond` spends; default `primary`. */
  tone?: (typeof buttonTones)[number];
  /** Height 28, 36 or 44 px; default `m`. */
  size?: ButtonVariants['size'];
  /** Fills the width of its parent; default false. */
  stretch?: boolean;
  /** Busy state: shows a spinner, keeps the width and ignores presses; default false. */
  loading?: boolean;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
}

/** A button that does something. For navigation use a link. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, stretch, loading = false, icon, children, disabled, onClick, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      type={type}
      className={button({ tone, size, stretch })}
      disabled={disabled}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
      ref={ref}
      {...rest}
    >
      <span className={content}>
        {icon}
        {children}
      </span>
      {loading && <span className={spinner} aria-hidden="true" />}
    </button>
  );
});
