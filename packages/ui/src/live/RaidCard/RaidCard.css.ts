import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

/** Places over a picture that have room for the words, the time and the acts alone. */
const small = '(max-width: 560px)';

/** Share of the countdown that is left, 0 to 1. */
export const shareLeft = '--raid-left';

const enter = keyframes({ from: { opacity: 0, translate: '0 -6px' } });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.x3,
  minWidth: 0,
  padding: space.x3,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  animation: `${enter} ${vars.motion.panel} ${vars.motion.ease}`,
  '@container': { [small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `${space.x1} ${space.x2}`, padding: space.x2 } },
});
export const picture = style({
  width: '112px',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  '@container': { [small]: { display: 'none' } },
});
export const middle = style({ display: 'grid', gap: '2px', minWidth: 0 });
export const words = style({ margin: 0, fontWeight: weight.medium, lineHeight: '22px', overflowWrap: 'anywhere' });
export const title = style({ ...cut, margin: 0, color: color.ink2, fontSize: text.s, lineHeight: '20px' });
export const barred = style({ margin: 0, color: color.ink2, fontSize: text.s, lineHeight: '20px' });
export const score = style({ display: 'flex', minWidth: 0, fontSize: 0, '@container': { [small]: { display: 'none' } } });
export const figures = style({
  font: `${weight.strong} 28px/1.2 ${font.number}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [small]: { fontSize: text.l } },
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x2,
  selectors: { '&:empty': { display: 'none' } },
  '@container': { [small]: { gridColumn: '1 / -1' } },
});
export const line = style({ position: 'absolute', inset: 'auto 0 0', height: '3px', background: color.line });
export const rest = style({
  display: 'block',
  width: `calc(100% * var(${shareLeft}))`,
  height: '100%',
  background: color.brand,
  forcedColorAdjust: 'none',
});
