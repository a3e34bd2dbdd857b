import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, text } = vars;

export const chip = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'stretch',
    flex: 'none',
    maxWidth: '100%',
    borderRadius: vars.radius.chip,
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.press}`,
  },
  variants: {
    tone: {
      neutral: { background: color.surface3, color: color.ink2 },
      turf: { background: color.brandSoft, color: color.brand },
      live: { background: color.live, color: color.onLive, fontWeight: vars.weight.medium },
      info: { background: color.infoSoft, color: color.info },
      success: { background: color.successSoft, color: color.success },
      warning: { background: color.warningSoft, color: color.warning },
      diamond: { background: color.diamond, color: color.onDiamond },
      frame: { background: color.frameRaised, color: color.onFrameMuted },
    },
    size: {
      s: { height: '20px', fontSize: text.xs },
      m: { height: '24px', fontSize: text.xs },
      l: { height: '28px', fontSize: text.s, borderRadius: '6px' },
    },
    pressable: {
      true: { cursor: 'pointer', selectors: { '&:hover': { filter: 'brightness(0.96)' }, '&:active': { translate: '0 1px' } } },
      false: {},
    },
    chosen: {
      true: { selectors: { '&&': { background: color.brandSoft, color: color.brand, boxShadow: `inset 0 0 0 1px ${color.brand}` } } },
      false: {},
    },
  },
});

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  padding: '0 7px',
  borderRadius: 'inherit',
  cursor: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const dot = style({ width: '6px', height: '6px', borderRadius: vars.radius.round, background: 'currentColor' });

export const cross = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '24px',
  marginLeft: '-6px',
  borderRadius: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink1, background: color.line }, '&:active': { translate: '0 1px' } },
});
