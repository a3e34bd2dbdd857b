import { globalStyle, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

/** Fills its window. Below 340 px of either side only score and picture are left. */
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
  containerType: 'size',
  background: color.page,
  color: color.ink1,
  fontFamily: vars.font.text,
  fontSize: text.s,
  lineHeight: 1.5,
});
const small = { '(max-width: 339px) or (max-height: 339px)': { display: 'none' } };

export const strip = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'center',
  padding: `${space.x1} ${space.x2}`,
  background: color.bug,
  transition: `background-color ${vars.motion.panel}`,
  selectors: { '&[data-goal]': { background: 'var(--goal)' } },
});

export const stage = style({ position: 'relative', flex: 1, minHeight: '120px', overflow: 'hidden', background: 'black' });
const cover = { position: 'absolute', inset: 0, overflow: 'hidden' } as const;
export const videoArea = style({ ...cover, display: 'grid', alignContent: 'center' });
globalStyle(`${videoArea} video`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });
export const danmakuArea = style({ ...cover, pointerEvents: 'none' });
export const foot = style({
  position: 'absolute',
  insetInlineEnd: space.x2,
  bottom: space.x2,
  display: 'flex',
  gap: space.x1,
  opacity: 0,
  transition: `opacity ${vars.motion.panel}`,
  selectors: { [`${stage}:hover &, ${stage}:focus-within &`]: { opacity: 1 } },
});
export const key = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.chip,
  background: faded(paint.coal15, 0.86),
  color: color.ink1,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface3 } },
});

export const event = style({
  flex: 'none',
  minHeight: '36px',
  padding: `${space.x1} ${space.x3}`,
  overflow: 'hidden',
  background: color.surface2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': small,
});
export const chat = style({ flex: 'none', display: 'grid', gap: '2px', padding: `${space.x2} ${space.x3}`, '@container': small });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: '24px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
globalStyle(`${line} > :last-child`, { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const nickname = style({ flex: 'none', maxWidth: '40%', overflow: 'hidden', color: color.ink2, textOverflow: 'ellipsis' });

export const composer = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x2,
  padding: `0 ${space.x3} ${space.x3}`,
  '@container': small,
});
export const field = style({
  height: '36px',
  minWidth: 0,
  padding: `0 ${space.x3}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  color: color.ink1,
  selectors: { '&::placeholder': { color: color.ink3 }, '&:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: '1px' } },
});
export const send = style({
  height: '36px',
  padding: `0 ${space.x4}`,
  borderRadius: vars.radius.card,
  background: color.brand,
  color: color.onBrand,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.brandHover }, '&:disabled': { opacity: 0.55, cursor: 'not-allowed' } },
});
