import { globalStyle, style } from '@vanilla-extract/css';
import { faded, paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

const gap = '16px';
const underHeader = '76px';

export const mini = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  width: 'min(400px, calc(100vw - 32px))',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  outline: `1px solid ${color.frameLine}`,
  background: color.surface1,
  color: color.ink1,
  boxShadow: vars.shadow.float,
  translate: 'var(--drag-x, 0) var(--drag-y, 0)',
  transition: `translate ${vars.motion.panel}`,
  selectors: {
    '&[data-corner^="top"]': { top: underHeader },
    '&[data-corner^="bottom"]': { bottom: gap },
    '&[data-corner$="left"]': { left: gap },
    '&[data-corner$="right"]': { right: gap },
    '&[data-dragging]': { transition: 'none', cursor: 'grabbing', userSelect: 'none' },
  },
});

export const stage = style({
  position: 'relative',
  containerType: 'inline-size',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: 'black',
  cursor: 'grab',
  touchAction: 'none',
});
const cover = { position: 'absolute', inset: 0, overflow: 'hidden' } as const;
export const videoArea = style(cover);
globalStyle(`${videoArea} video`, { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' });
globalStyle(`${videoArea} > img`, { width: '100%' });
export const danmakuArea = style({ ...cover, pointerEvents: 'none' });

const fades = {
  transition: `opacity ${vars.motion.panel}`,
  selectors: { '[data-still] &': { opacity: 0, pointerEvents: 'none' } },
} as const;
export const shade = style({
  ...fades,
  position: 'absolute',
  inset: 'auto 0 0',
  height: '40%',
  pointerEvents: 'none',
  backgroundImage: `linear-gradient(to top, ${faded(paint.coal10, 0.9)} 20%, transparent)`,
});
/** The score stays when the controls go. */
export const score = style({ position: 'absolute', insetInlineStart: space.x2, top: space.x2, maxWidth: 'calc(100% - 88px)' });
export const head = style({
  ...fades,
  position: 'absolute',
  insetInlineEnd: space.x2,
  top: space.x2,
  display: 'flex',
  borderRadius: vars.radius.chip,
  background: faded(paint.coal15, 0.8),
});
export const foot = style({
  ...fades,
  position: 'absolute',
  inset: 'auto 8px 4px',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  fontSize: text.s,
});

export const noticePlace = style({ position: 'absolute', inset: 'auto 8px 48px', cursor: 'auto' });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x1} ${space.x2} ${space.x3}`,
  cursor: 'grab',
  touchAction: 'none',
});
export const words = style({ display: 'grid', minWidth: 0, lineHeight: '18px' });
globalStyle(`${words} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${words} > b`, { fontSize: text.s, fontWeight: vars.weight.medium });
globalStyle(`${words} > span`, { color: color.ink3, fontSize: text.xs });
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '36px',
  borderRadius: vars.radius.chip,
  color: color.ink3,
  cursor: 'inherit',
  selectors: { '&:hover': { background: color.surface3, color: color.ink1 } },
});
