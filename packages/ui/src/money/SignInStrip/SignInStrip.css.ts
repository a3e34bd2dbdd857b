import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

const container = createContainer();
/** Too narrow for the streak and the button beside seven days. */
const narrow = `${container} (max-width: 819px)`;

export const strip = styleVariants({
  full: { width: '100%', containerType: 'inline-size', containerName: container },
  compact: { position: 'relative' },
});

export const layout = styleVariants({
  full: {
    display: 'flex',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface1,
    color: color.ink1,
    '@container': { [narrow]: { flexDirection: 'column' } },
  },
  compact: { padding: `${space.x3} ${space.x4}`, borderBottom: `1px solid ${color.line}`, color: color.ink1 },
});

export const run = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '0 0 208px',
  padding: `${space.x4} ${space.x5}`,
  borderRadius: `7px 0 0 7px`,
  fontSize: text.s,
  color: color.onFrameMuted,
  background: color.frame,
  '@container': {
    [narrow]: {
      flex: 'none',
      flexDirection: 'row',
      alignItems: 'center',
      gap: space.x3,
      padding: `${space.x2} ${space.x4}`,
      borderRadius: '7px 7px 0 0',
    },
  },
});

export const streak = style({
  marginTop: space.x1,
  fontSize: '15px',
  lineHeight: '72px',
  color: color.onFrame,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { marginTop: 0, lineHeight: '36px' } },
});

export const streakFigure = style({
  marginInlineEnd: space.x1,
  font: `${weight.strong} 72px/72px ${font.number}`,
  '@container': { [narrow]: { fontSize: '28px', lineHeight: '36px' } },
});

export const runNext = style({
  minHeight: '20px',
  marginTop: 'auto',
  paddingTop: space.x2,
  borderTop: `1px solid ${color.frameLine}`,
  color: color.onFrame,
  '@container': { [narrow]: { margin: 0, marginInlineStart: 'auto', padding: 0, border: 0, textAlign: 'end' } },
});

export const facts = style({
  display: 'grid',
  gap: space.x1,
  marginTop: 'auto',
  paddingTop: space.x2,
  borderTop: `1px solid ${color.frameLine}`,
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, margin: 0, marginInlineStart: 'auto', padding: 0, border: 0 },
  },
});

export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space.x2, lineHeight: '20px' });

export const factValue = style({ margin: 0, fontWeight: weight.medium, color: color.onFrame, whiteSpace: 'nowrap' });

export const below = style({ gridArea: '4 / 1 / auto / -1', minWidth: 0 });

export const body = styleVariants({
  full: {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(116px, auto)',
    gridTemplateRows: 'auto 116px auto',
    gap: `${space.x3} ${space.x4}`,
    minWidth: 0,
    padding: space.x4,
    '@container': { [narrow]: { gridTemplateRows: '44px 116px auto' } },
  },
  compact: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: '40px 64px auto',
    gap: `${space.x2} ${space.x2}`,
  },
});

export const head = style({
  gridArea: '1 / 1',
  alignSelf: 'center',
  minWidth: 0,
  selectors: { [`${body.full} > &`]: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: `0 ${space.x3}` } },
});

export const title = style({
  fontSize: text.m,
  fontWeight: weight.strong,
  lineHeight: 1.45,
  selectors: { [`${body.full} &`]: { fontSize: text.xl } },
});

export const hint = style({
  minHeight: '18px',
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  selectors: { [`${body.full} &`]: { fontSize: text.s } },
});

export const side = styleVariants({
  full: { gridArea: '2 / 2', alignSelf: 'center', '@container': { [narrow]: { gridArea: '1 / 2' } } },
  compact: { gridArea: '1 / 2', alignSelf: 'center' },
});

export const note = styleVariants({
  full: {
    gridArea: '3 / 1 / auto / -1',
    minHeight: '20px',
    fontSize: text.s,
    lineHeight: '20px',
    color: color.ink2,
    textAlign: 'end',
    selectors: { '&[data-error]': { color: color.live } },
  },
  compact: {
    gridArea: '3 / 1 / auto / -1',
    minHeight: '18px',
    fontSize: text.xs,
    lineHeight: '18px',
    color: color.ink2,
    selectors: { '&[data-error]': { color: color.live } },
  },
});

const grid = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

export const days = styleVariants({
  full: { ...grid, gap: space.x2, gridArea: '2 / 1', '@container': { [narrow]: { gridArea: '2 / 1 / auto / -1', gap: '6px' } } },
  compact: { ...grid, gap: space.x1, gridArea: '2 / 1 / auto / -1' },
});

export const failed = styleVariants({
  full: { gridArea: '2 / 1', alignSelf: 'center', '@container': { [narrow]: { gridArea: '2 / 1 / auto / -1' } } },
  compact: { gridArea: '2 / 1 / auto / -1', alignSelf: 'center' },
});

export const cell = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '100%',
    justifyItems: 'center',
    alignItems: 'center',
    minWidth: 0,
    borderRadius: radius.card,
    whiteSpace: 'nowrap',
    transition: `background-color ${motion.panel}, color ${motion.panel}, box-shadow ${motion.panel}`,
    selectors: { '&[data-today]': { fontWeight: weight.strong } },
  },
  variants: {
    state: {
      signed: {
        color: color.brand,
        background: color.brandSoft,
        selectors: { '&[data-today]': { boxShadow: `inset 0 0 0 2px ${color.brand}` } },
      },
      today: { color: color.ink1, background: color.surface1, boxShadow: `inset 0 0 0 2px ${color.diamond}` },
      ahead: { color: color.ink2, background: color.surface3 },
      missed: { color: color.ink3, background: color.surface2, boxShadow: `inset 0 0 0 1px ${color.line}` },
      before: { color: color.ink3, background: color.surface2 },
    },
    size: {
      full: { gridTemplateRows: '20px minmax(0, 1fr) 20px', height: '116px', padding: `${space.x2} 2px`, fontSize: text.s },
      compact: {
        gridTemplateRows: '16px minmax(0, 1fr) 16px',
        height: '64px',
        padding: '5px 0',
        borderRadius: '6px',
        fontFamily: font.number,
        fontSize: text.s,
      },
    },
    top: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { state: 'ahead', top: true },
      style: { color: color.ink1, background: `color-mix(in oklab, ${color.diamond} 20%, ${color.surface1})` },
    },
  ],
  defaultVariants: { top: false },
});

/** A step smaller in the narrow cells, where the longest word for today just fits. */
export const weekday = style({ lineHeight: '16px', selectors: { [`${days.compact} &`]: { fontSize: text.xs } } });

export const middle = style({ display: 'grid', placeItems: 'center' });

export const done = styleVariants({
  full: {
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: radius.round,
    color: color.onBrand,
    background: color.brand,
  },
  compact: { display: 'grid', placeItems: 'center' },
});

/** A word where the others have figures is set smaller. */
export const figure = style({
  fontFamily: font.number,
  fontWeight: weight.strong,
  fontSize: '15px',
  lineHeight: '16px',
  selectors: { [`${days.compact} &[data-word]`]: { fontSize: text.xs, fontWeight: weight.normal } },
});

export const act = style({ display: 'block' });

globalStyle(`${act}[data-signed] button`, { cursor: 'default' });
globalStyle(`${act}[data-signed] button:hover`, { borderColor: 'transparent' });
globalStyle(`${act}[data-signed] button:active`, { translate: 'none' });

/** Both labels lie in one place, so that the button has the same width for either. */
export const words = style({ display: 'inline-grid', justifyItems: 'center' });

globalStyle(`${words} > *`, { gridArea: '1 / 1' });
globalStyle(`${words} > [data-shown='false']`, { visibility: 'hidden' });

export const burst = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none', zIndex: 1 });

globalStyle(`${burst} > *`, { gridArea: '1 / 1', opacity: 0 });

export const burstFigure = style({
  padding: '2px 8px',
  borderRadius: radius.chip,
  font: `${weight.strong} ${text.xl}/1.2 ${font.number}`,
  color: color.onDiamond,
  background: color.diamond,
});

export const burstGem = style({ display: 'block' });
