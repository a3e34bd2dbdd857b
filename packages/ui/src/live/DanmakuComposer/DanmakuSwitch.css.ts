import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const track = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  width: '44px',
  height: '24px',
  padding: '0 5px',
  borderRadius: '6px',
  border: '1px solid transparent',
  cursor: 'pointer',
  fontSize: vars.text.s,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  transition: `background-color ${vars.motion.press}, color ${vars.motion.press}`,
  selectors: {
    '&[aria-checked="true"]': { background: color.brand, color: color.onBrand },
    '&[aria-checked="false"]': { justifyContent: 'flex-end', background: color.surface3, borderColor: color.lineStrong, color: color.ink2 },
    '&[aria-checked="true"]:hover': { background: color.brandHover },
    '&[aria-checked="false"]:hover': { color: color.ink1 },
    '&:active': { translate: '0 1px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

export const thumb = style({
  position: 'absolute',
  insetInlineStart: '2px',
  width: '18px',
  height: '18px',
  borderRadius: vars.radius.chip,
  background: color.ink2,
  transition: `inset-inline-start ${vars.motion.press} ${vars.motion.ease}, background-color ${vars.motion.press}`,
  selectors: { [`${track}[aria-checked="true"] > &`]: { insetInlineStart: '22px', background: color.onBrand } },
});
