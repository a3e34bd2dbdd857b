import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

/** Live red that reads on the scorebug's dark turf in both themes. */
export const liveOnDark = 'oklch(0.75 0.17 25)';
const onDark = (value: string) => ({ selectors: { '[data-ground="dark"] &': { color: value } } });

const base = style({ display: 'inline-flex', alignItems: 'center', fontFamily: vars.font.number, fontWeight: vars.weight.strong, whiteSpace: 'nowrap', lineHeight: 1 });

export const chip = styleVariants({
  live: [base, { color: color.live, ...onDark(liveOnDark) }],
  waiting: [base, { color: color.ink2, ...onDark(color.onFrameMuted) }],
  over: [base, { fontWeight: vars.weight.medium, color: color.ink2, ...onDark(color.onFrameMuted) }],
  notice: [
    base,
    {
      fontWeight: vars.weight.medium,
      padding: '0.2em 0.5em',
      borderRadius: vars.radius.chip,
      background: color.surface3,
      color: color.ink2,
      selectors: { '[data-ground="dark"] &': { background: 'oklch(1 0 0 / 0.16)', color: color.onFrame } },
    },
  ],
});

const blink = keyframes({ '50%': { opacity: 0 } });
export const tick = style({ fontStyle: 'normal', animation: `${blink} 1s steps(2, jump-none) infinite` });
