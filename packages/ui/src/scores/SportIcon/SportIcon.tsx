import { Gamepad2, Mic } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Kinds of sport icon; `talk` is chat without a match. */
export const sportIconKinds = ['football', 'basketball', 'esports', 'talk'] as const;
export type SportIconKind = (typeof sportIconKinds)[number];

export interface SportIconProps extends RootProps {
  kind: SportIconKind;
  /** Width and height in px; default 20. */
  size?: 16 | 20;
}

/** Drawn to match the outline set, which has no balls of ours. */
const balls: Partial<Record<SportIconKind, ReactNode>> = {
  football: <path d="m12 7.6 4.2 3-1.6 4.9H9.4l-1.6-4.9zM12 7.6V2.8M16.2 10.6l4.8-1.6M14.6 15.5l3 4.1M9.4 15.5l-3 4.1M7.8 10.6 3 9" />,
  basketball: <path d="M2.5 12h19M12 2.5v19M5.4 5.2c4 3.4 4 10.2 0 13.6M18.6 5.2c-4 3.4-4 10.2 0 13.6" />,
};

/** The icon of a sport, beside its name. */
export const SportIcon = forwardRef<SVGSVGElement, SportIconProps>(function SportIcon({ kind, size = 20, ...root }, ref) {
  if (kind === 'esports') return <Gamepad2 size={size} aria-hidden ref={ref} {...rootOf(root)} />;
  if (kind === 'talk') return <Mic size={size} aria-hidden ref={ref} {...rootOf(root)} />;
  return (
    <svg
      className={bare}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      ref={ref}
      {...rootOf(root)}
    >
      <circle cx="12" cy="12" r="9.5" />
      {balls[kind]}
    </svg>
  );
});
