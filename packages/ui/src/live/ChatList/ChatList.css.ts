import { style, styleVariants } from '@vanilla-extract/css';
import { plate } from '../../theme/recipes/plates.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { levelTiers } from '../LevelBadge/levels.data.ts';
import { nobleLooks } from '../../theme/noble.data.ts';

const { color, space, text } = vars;

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  overflow: 'hidden',
});

export const scrollArea = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  contain: 'strict',
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.lineStrong} transparent`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const column = style({ display: 'grid', gap: '1px', padding: `${space.x2} ${space.x2} 6px` });

export const row = style({
  padding: `2px ${space.x2}`,
  borderRadius: '6px',
  color: color.ink1,
  fontSize: text.s,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  contain: 'content',
  selectors: { '&:hover': { background: color.surface3 }, '&:focus-visible': { outlineOffset: '-2px' } },
});

export const rowMark = styleVariants({
  own: [row, { background: color.brandSoft }],
  toMe: [row, { background: color.surface3, boxShadow: `inset 3px 0 0 ${color.brand}` }],
});

export const system = style({
  padding: `2px ${space.x2}`,
  color: color.ink3,
  fontSize: text.xs,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  contain: 'content',
});

const speaker = style({
  display: 'inline',
  textAlign: 'start',
  color: color.ink3,
  selectors: {
    'button&': { cursor: 'pointer', borderRadius: '3px' },
    'button&:hover': { textDecoration: 'underline' },
    'button&:active': { color: color.ink1 },
  },
});
/** Nobles speak in the colour of their rank, leaned towards the ink so that it reads by day and by night. */
const ranked = (ground: string) =>
  style([speaker, { color: `color-mix(in oklab, ${ground} 55%, ${color.ink1})`, fontWeight: vars.weight.medium }]);
export const nickname = {
  viewer: speaker,
  anchor: style([speaker, { color: color.live, fontWeight: vars.weight.medium }]),
  rookie: speaker,
  starter: ranked(nobleLooks.starter.ground),
  captain: ranked(nobleLooks.captain.ground),
  icon: ranked(nobleLooks.icon.ground),
  legend: style([speaker, { color: color.ink1, fontWeight: vars.weight.strong }]),
};
export const mention = style({ color: color.brand, fontWeight: vars.weight.medium });
export const badges = style({ display: 'inline-flex', gap: '4px', marginInlineEnd: '4px', verticalAlign: '0' });
const levelPlate = style([
  plate,
  { height: '18px', border: 0, color: 'white', font: `${vars.weight.strong} 11px/18px ${vars.font.number}`, transform: 'skewX(-8deg)' },
]);
/** A look for each step of levels, highest first, so that the rows of a rush share their styles. */
export const levels = levelTiers.map(([from, background]) => ({ from, look: style([levelPlate, { background }]) }));

export const gift = style([
  row,
  { display: 'flex', alignItems: 'center', gap: '5px', minHeight: '32px', margin: '2px 0', background: color.surface2 },
]);
export const giftWords = style({ minWidth: 0 });
export const giftPicture = style({ flex: 'none' });
export const giftCount = style({
  flex: 'none',
  marginInlineStart: 'auto',
  font: `italic ${vars.weight.strong} 18px/1.45 ${vars.font.number}`,
});
export const entry = style([row, { display: 'flex', alignItems: 'center' }]);
/** The slanted plate that announces a noble. */
export const entryPlate = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  padding: '1px 12px 1px 8px',
  borderInlineStart: `4px solid var(--rank, ${color.brand})`,
  borderRadius: '3px',
  background: `color-mix(in oklab, var(--rank, ${color.brand}) 16%, ${color.surface1})`,
  fontSize: text.xs,
  transform: 'skewX(-8deg)',
});
export const entryInner = style({ display: 'inline', transform: 'skewX(8deg)' });
export const horn = style([
  row,
  { margin: '2px 0', padding: '5px 8px', borderInlineStart: `3px solid ${color.warning}`, background: color.warningSoft },
]);
/** A red envelope has its own red edge; text and icon carry the meaning too. */
export const envelope = style([
  row,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '5px',
    margin: '2px 0',
    borderInlineStart: `3px solid ${color.live}`,
    background: color.liveSoft,
  },
]);
export const envelopeIcon = style({ flex: 'none', color: color.live });
/** Paid rows: framed, with a label in words, unlike ordinary comments. */
export const advertRow = style([
  row,
  { margin: '2px 0', padding: '4px 8px', border: `1px dashed ${color.warning}`, background: color.warningSoft },
]);
export const advertTag = style([
  plate,
  { marginInlineEnd: '4px', border: 0, background: color.warning, color: color.surface1, fontWeight: vars.weight.strong },
]);
export const notice = style({
  display: 'flex',
  gap: space.x2,
  margin: '2px 0',
  padding: `5px ${space.x2}`,
  borderRadius: '6px',
  background: color.infoSoft,
  color: color.ink1,
  fontSize: text.s,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  contain: 'content',
});
export const lineIcon = style({
  flex: 'none',
  display: 'inline-block',
  marginInlineEnd: '4px',
  verticalAlign: '-3px',
  color: color.warning,
});
export const noticeIcon = style({ flex: 'none', marginTop: '3px', color: color.info });

export const actions = style({
  position: 'absolute',
  insetInlineEnd: space.x3,
  zIndex: 1,
  display: 'flex',
  padding: '2px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface1,
  boxShadow: vars.shadow.float,
  top: 'var(--row-top)',
});

/** An event has the match's own look: dark plate, the side's stripe, slanted score. */
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
export const eventText = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  columnGap: space.x2,
  minWidth: 0,
  fontWeight: vars.weight.medium,
});
export const eventNote = style({ color: color.onFrameMuted, fontSize: text.xs, fontWeight: vars.weight.normal, lineHeight: '20px' });
export const eventScore = style({
  padding: '0 10px',
  background: color.chalkCell,
  color: color.onChalkCell,
  fontFamily: vars.font.number,
  fontSize: '15px',
  lineHeight: '22px',
  transform: `skewX(${vars.skew})`,
});

export const empty = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', pointerEvents: 'none' });

export const coming = style({ position: 'absolute', inset: '0 0 auto', padding: space.x4, pointerEvents: 'none' });
/** Above the list, in place of the missing rows. */
export const failed = style({
  padding: `${space.x1} ${space.x3}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface1,
});

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
