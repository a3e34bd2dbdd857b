import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, space, text, weight } = vars;

export const list = style({
  containerType: 'inline-size',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
});

const arc = { content: '', position: 'absolute', bottom: 0 } as const;
export const dayHead = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: '52px',
  padding: `8px 28px 8px ${space.x4}`,
  '::after': {
    ...arc,
    left: space.x4,
    right: '28px',
    height: '2px',
    background: `linear-gradient(90deg, ${color.brand} 0 56px, ${color.line} 56px)`,
  },
  '::before': {
    ...arc,
    right: '14px',
    width: '14px',
    height: '14px',
    border: `2px solid ${color.line}`,
    borderLeft: 0,
    borderTop: 0,
    borderRadius: '0 0 14px 0',
  },
});
export const dayTitle = style({ fontSize: text.xl, fontWeight: weight.strong, lineHeight: '28px' });
export const dayHint = style({ fontSize: text.s, color: color.ink3 });
export const dayTools = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  marginInlineStart: 'auto',
  fontSize: text.s,
  color: color.ink3,
});
export const zone = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });

const press = {
  cursor: 'pointer',
  transition: `background-color ${motion.press}`,
  selectors: { '&:hover': { background: color.surface3, color: color.ink1 } },
} as const;
export const foldMore = style({
  ...press,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '32px',
  padding: '0 8px',
  borderRadius: vars.radius.chip,
  color: color.ink2,
});
export const fold = style({
  ...press,
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minHeight: '48px',
  padding: `4px ${space.x4} 4px 96px`,
  background: color.surface2,
  color: color.ink2,
  fontSize: text.s,
  textAlign: 'start',
  selectors: { ...press.selectors, '&:focus-visible': { outlineOffset: '-3px' } },
  '@container': { '(max-width: 719px)': { paddingInlineStart: space.x4 } },
});
export const foldText = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink3,
});
export const turned = style({ rotate: '180deg' });

/** A group is rendered only near the view: a Saturday has three hundred rows. */
export const hour = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@container': { '(max-width: 719px)': { gridTemplateColumns: '64px minmax(0, 1fr)' } },
});

const clockBase = style({
  position: 'relative',
  padding: '13px 18px 8px 16px',
  '::after': { content: '', position: 'absolute', right: '8px', top: 0, bottom: 0, width: '2px', background: color.line },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    right: '3px',
    top: '20px',
    width: '12px',
    height: '12px',
    border: `2px solid ${color.lineStrong}`,
    borderRadius: vars.radius.round,
    background: color.surface1,
  },
  '@container': { '(max-width: 719px)': { paddingInlineStart: '10px' } },
});
export const clock = styleVariants({
  on: [clockBase, { '::before': { borderColor: color.live, background: color.live } }],
  coming: [clockBase],
  over: [clockBase, { color: color.ink3 }],
});
export const hourTime = style({
  display: 'block',
  fontFamily: font.number,
  fontSize: text.xxl,
  fontWeight: weight.strong,
  lineHeight: '26px',
  '@container': { '(max-width: 719px)': { fontSize: text.l } },
});
export const hourHint = style({ display: 'block', marginInlineEnd: '-8px', fontSize: text.xs, lineHeight: '18px', color: color.ink3 });
export const hourRows = style({ minWidth: 0 });

export const now = style({
  position: 'relative',
  height: '32px',
  '::before': { content: '', position: 'absolute', left: '60px', right: 0, top: '15px', height: '2px', background: color.live },
});
export const nowTime = style({
  position: 'absolute',
  left: '14px',
  top: '5px',
  height: '22px',
  padding: '0 8px',
  borderRadius: '2px',
  background: color.live,
  color: color.onLive,
  fontFamily: font.number,
  fontSize: text.m,
  fontWeight: weight.strong,
  lineHeight: '22px',
  transform: `skewX(${vars.skew})`,
});
