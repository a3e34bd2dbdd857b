import { style, styleVariants } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { liveOnDark } from '../../theme/recipes/live.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;
const onDark = (value: string) => ({ selectors: { '[data-ground="dark"] &': { color: value } } });

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontFamily: vars.font.number,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  lineHeight: 1,
});

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
      selectors: { '[data-ground="dark"] &': { background: faded(paint.white, 0.16), color: color.onFrame } },
    },
  ],
});
