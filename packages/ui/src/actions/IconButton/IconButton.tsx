import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { button, spinner, type ButtonVariants } from '../../theme/recipes/button.css.ts';
import type { buttonTones } from '../Button/index.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/index.ts';
import { glyph, iconButton } from '../../theme/recipes/iconButton.css.ts';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label' | 'aria-pressed'
> {
  /** Name of the act, read aloud and shown as the hint; keep it the same while `pressed` changes. */
  label: string;
  /** An icon of 16 or 20 px, hidden from screen readers. */
  icon: ReactNode;
  /** Meaning of the act as in Button; default `plain`. */
  tone?: (typeof buttonTones)[number];
  /** A square of 28, 36 or 44 px; default `m`. */
  size?: ButtonVariants['size'];
  /** For a switch: whether it is on. Leave it out for an act. */
  pressed?: boolean;
  /** Busy state: shows a spinner and ignores presses; default false. */
  loading?: boolean;
  /** Key that does the same, shown in the hint. */
  shortcut?: string;
  /** Side of the hint; default `top`. */
  hintSide?: TooltipProps['side'];
}

/** A button with an icon alone; it always has an accessible name. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, tone = 'plain', size = 'm', pressed, loading = false, shortcut, hintSide, onClick, type = 'button', ...rest },
  ref,
) {
  return (
    <Tooltip content={label} shortcut={shortcut} side={hintSide} disabled={rest.disabled}>
      <button
        type={type}
        className={`${button({ tone })} ${iconButton({ size })}`}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={loading || undefined}
        aria-keyshortcuts={shortcut}
        onClick={loading ? undefined : onClick}
        ref={ref}
        {...rest}
      >
        <span className={glyph}>{icon}</span>
        {loading && <span className={spinner} aria-hidden="true" />}
      </button>
    </Tooltip>
  );
});
