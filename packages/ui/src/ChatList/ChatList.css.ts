import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space, text } = vars;

export const frame = style({ position: 'relative', height: '100%', minHeight: 0, overflow: 'hidden' });

export const scrollArea = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  height: '100%',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  contain: 'strict',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const column = style({ display: 'grid', gap: '1px', padding: `${space.x2} ${space.x2} 6px` });

export const row = style({ padding: `2px ${space.x2}`, borderRadius: '6px', color: color.ink1, fontSize: text.s, lineHeight: '22px', overflowWrap: 'anywhere', contain: 'content', selectors: { '&:hover': { background: color.surface3 } } });

export const rowMark = styleVariants({
  own: [row, { background: color.brandSoft }],
  toMe: [row, { background: color.surface3, boxShadow: `inset 3px 0 0 ${color.brand}` }],
  anchor: [row, {}],
});

export const system = style({ padding: `2px ${space.x2}`, color: color.ink3, fontSize: text.xs, lineHeight: '22px', overflowWrap: 'anywhere', contain: 'content' });

const speaker = style({
  display: 'inline',
  textAlign: 'start',
  selectors: { 'button&': { cursor: 'pointer', borderRadius: '3px' }, 'button&:hover': { textDecoration: 'underline' }, 'button&:active': { color: color.ink1 } },
});
export const nickname = styleVariants({ viewer: [speaker, { color: color.ink3 }], anchor: [speaker, { color: color.live, fontWeight: vars.weight.medium }] });
export const mention = style({ color: color.brand, fontWeight: vars.weight.medium });
export const emoji = style({ display: 'inline-block', width: '20px', height: '20px', verticalAlign: '-5px' });

const plate = style({ display: 'inline-block', marginInlineEnd: space.x1, padding: '0 5px', borderRadius: '3px', fontSize: '11px', fontWeight: vars.weight.strong, lineHeight: '16px', whiteSpace: 'nowrap' });
export const badge = styleVariants({
  level: [plate, { background: color.surface3, color: color.ink2, fontFamily: vars.font.number, fontStyle: 'italic' }],
  noble: [plate, { background: color.warningSoft, color: color.warning }],
  guard: [plate, { background: color.brandSoft, color: color.brand }],
  admin: [plate, { background: color.infoSoft, color: color.info }],
  anchor: [plate, { background: color.live, color: color.onLive }],
});

/** An event bears the match's own look: dark plate, the side's stripe, slanted score. */
export const event = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '32px',
  margin: '2px 0',
  padding: '3px 6px 3px 12px',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
  borderInlineStart: `5px solid var(--side, ${color.chalkLine})`,
  background: color.bug,
  color: color.onBug,
  fontSize: text.s,
  contain: 'content',
});
export const minute = style({ fontFamily: vars.font.number, fontSize: '15px', fontWeight: vars.weight.strong });
export const eventText = style({ display: 'flex', flex: 1, flexWrap: 'wrap', columnGap: space.x2, minWidth: 0, fontWeight: vars.weight.medium });
export const eventNote = style({ color: color.onFrameMuted, fontSize: text.xs, fontWeight: vars.weight.normal, lineHeight: '20px' });
export const eventScore = style({ padding: '0 10px', background: color.chalkCell, color: color.onChalkCell, fontFamily: vars.font.number, fontSize: '15px', lineHeight: '22px', transform: `skewX(${vars.skew})` });

export const empty = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', pointerEvents: 'none' });

export const newest = style({
  position: 'absolute',
  insetInlineStart: '50%',
  bottom: space.x2,
  translate: '-50% 0',
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  height: '28px',
  padding: '0 12px 0 8px',
  borderRadius: vars.radius.round,
  background: color.brand,
  color: color.onBrand,
  fontSize: text.s,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  boxShadow: vars.shadow.float,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: { '&:hover': { background: color.brandHover }, '&:active': { translate: '-50% 1px' } },
});
