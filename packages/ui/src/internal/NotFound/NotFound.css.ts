import { createContainer, style } from '@vanilla-extract/css';
import { paint } from '../../theme/paint.css.ts';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

const container = createContainer('not-found');
const narrow = `${container} (max-width: 959px)`;
const small = `${container} (max-width: 599px)`;
const slanted = `skewX(${vars.skew})`;

export const pitch = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: '100%',
  overflow: 'hidden',
  containerName: container,
  containerType: 'inline-size',
  color: color.onFrame,
  background: color.frame,
});

export const lines = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  height: '100%',
  '@container': { [narrow]: { opacity: 0.5 } },
});

export const inner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 408px',
  alignItems: 'center',
  gap: space.x10,
  width: '100%',
  maxWidth: '1488px',
  minHeight: '440px',
  margin: '0 auto',
  padding: '36px 48px',
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '36px 24px' } },
});

export const tale = style({ display: 'grid', justifyItems: 'start', gap: '18px', minWidth: 0 });

/** The scorebug that shows the error as a result. */
export const bug = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto auto',
  height: '112px',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: radius.chip,
  font: `${weight.strong} 20px/1 ${font.number}`,
  color: color.onBug,
  background: paint.coal165,
  '@container': { [small]: { height: '76px', fontSize: text.l } },
});

const stripe = { content: '', position: 'absolute', insetBlock: 0, width: '12px', transform: slanted } as const;
const side = { position: 'relative', display: 'flex', alignItems: 'center' } as const;

export const home = style({
  ...side,
  padding: '0 24px 0 32px',
  '::before': { ...stripe, left: '-2px', background: paint.ghostBlue },
  '@container': { [small]: { padding: '0 14px 0 22px' } },
});

export const away = style({
  ...side,
  padding: '0 32px 0 24px',
  '::before': { ...stripe, right: '-2px', background: paint.ghostRed },
  '@container': { [small]: { padding: '0 22px 0 14px' } },
});

export const result = style({
  display: 'flex',
  alignItems: 'center',
  padding: '0 40px',
  fontSize: '84px',
  letterSpacing: '0.01em',
  color: color.onChalkCell,
  background: color.chalkCell,
  transform: slanted,
  '@container': { [small]: { padding: '0 20px', fontSize: '54px' } },
});

export const digit = style({ transform: 'skewX(12deg)', selectors: { '&:nth-child(2)': { color: color.cardRed } } });

export const title = style({ fontSize: text.title });

export const sentence = style({ marginTop: '6px', fontSize: text.l, color: color.onFrameMuted, textWrap: 'balance' });

export const search = style({ width: '100%', maxWidth: '440px' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });

const action = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '36px',
  padding: `0 ${space.x4}`,
  border: '1px solid transparent',
  borderRadius: radius.card,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion.press}, border-color ${motion.press}`,
} as const;

export const goHome = style({
  ...action,
  color: color.onChalkCell,
  background: color.chalkCell,
  selectors: {
    '&:hover': { background: color.onFrameMuted },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineColor: color.onFrame },
  },
});

export const goBack = style({
  ...action,
  color: color.onFrame,
  borderColor: color.onFrameMuted,
  selectors: {
    '&:hover': { background: color.frameField },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineColor: color.onFrame },
  },
});

export const hot = style({ padding: '14px 16px 16px', borderRadius: radius.card, background: color.frameRaised, minWidth: 0 });

export const hotTitle = style({ marginBottom: '10px', fontSize: text.l });
