import { keyframes, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, space, text, weight } = vars;

/** A picture so small that it has room for a word and the time. */
const small = '(max-width: 360px)';

/** Share of the wait that is left, 0 to 1. */
export const shareLeft = '--back-soon-left';

export const placard = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: color.ink1,
});
const layer = { position: 'absolute', inset: 0 } as const;
export const behind = style(layer);
export const shade = style({ ...layer, background: faded(paint.coal13, 0.78) });

/** Above the bar of controls. */
export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  minWidth: 0,
  maxWidth: '100%',
  padding: `${space.x3} ${space.x6} 60px`,
  textAlign: 'center',
  '@container': { [small]: { gap: space.x1, padding: `${space.x1} ${space.x3} 40px` } },
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: vars.radius.round,
  background: faded(paint.white, 0.12),
  animation: `${breathe} 2400ms ease-in-out infinite`,
  '@container': { [small]: { display: 'none' } },
});
export const title = style({
  fontSize: text.xxl,
  fontWeight: weight.strong,
  lineHeight: 1.4,
  '@container': { '(max-width: 620px)': { fontSize: text.xl }, [small]: { fontSize: text.m } },
});
export const hint = style({ color: color.ink2, lineHeight: 1.45, '@container': { [small]: { display: 'none' } } });
export const time = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'center', gap: space.x2, lineHeight: 1.45 });
export const label = style({ color: color.ink2, fontSize: text.s });
export const figures = style({
  font: `${weight.strong} 28px/1.2 ${font.number}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [small]: { fontSize: text.l } },
});
export const line = style({
  overflow: 'hidden',
  width: '200px',
  maxWidth: '60cqi',
  height: '3px',
  borderRadius: vars.radius.round,
  background: faded(paint.white, 0.2),
  '@container': { [small]: { width: '120px' } },
});
export const rest = style({
  display: 'block',
  width: `calc(100% * var(${shareLeft}))`,
  height: '100%',
  background: color.brand,
  forcedColorAdjust: 'none',
});
