import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { chip, cross, dot as dotMark, words } from './Chip.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Meanings of a chip; colour is never the only sign. */
export const chipTones = ['neutral', 'turf', 'live', 'info', 'success', 'warning', 'diamond', 'frame'] as const;

export interface ChipProps extends RootProps {
  children: ReactNode;
  /** Meaning; `live` has a dot, `frame` is for use on the dark turf. Default `neutral`. */
  tone?: (typeof chipTones)[number];
  /** Height 20, 24 or 28 px; default `s`. */
  size?: 's' | 'm' | 'l';
  /** A 12 or 16 px icon. */
  icon?: ReactNode;
  /** Called when the label is pressed; the chip then is a button. */
  onPress?: () => void;
  /** For a choice: whether it is chosen; needs `onPress`. */
  pressed?: boolean;
  /** Shows a cross that takes the chip away. */
  onRemove?: () => void;
  /** Name of the remove button when the label is not plain text. */
  removeLabel?: string;
}

/** A short mark, a choice, or a removable word. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { children, tone = 'neutral', size = 's', icon, onPress, pressed, onRemove, removeLabel, ...root },
  ref,
) {
  const { t } = useLingui();
  const inner = (
    <>
      {tone === 'live' && <span className={dotMark} aria-hidden="true" />}
      {icon}
      {children}
    </>
  );
  const name = removeLabel ?? (typeof children === 'string' ? t`移除 ${children}` : t`移除`);
  return (
    <span className={chip({ tone, size, pressable: onPress !== undefined, chosen: pressed === true })} ref={ref} {...rootOf(root)}>
      {onPress ? (
        <button type="button" className={words} aria-pressed={pressed} onClick={onPress}>
          {inner}
        </button>
      ) : (
        <span className={words}>{inner}</span>
      )}
      {onRemove && (
        <button type="button" className={cross} aria-label={name} onClick={onRemove}>
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
});
