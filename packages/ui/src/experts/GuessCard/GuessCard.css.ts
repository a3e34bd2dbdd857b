import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, font, motion, radius, space, text, weight } = vars;

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.x3 });
export const title = style({ color: color.ink1, fontWeight: weight.strong, lineHeight: '22px', overflowWrap: 'anywhere' });
export const note = style({ color: color.ink2, fontSize: text.s, lineHeight: '20px' });
export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const slot = style({ flex: '1 1 88px', minWidth: 0 });
export const option = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.x2,
    width: '100%',
    minHeight: '40px',
    padding: '6px 12px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    background: color.surface2,
    color: color.ink1,
    fontSize: text.s,
    lineHeight: '20px',
    textAlign: 'start',
  },
  variants: {
    mine: { true: { borderColor: color.brand, background: color.brandSoft, fontWeight: weight.medium } },
    right: { true: { borderColor: color.success, boxShadow: `inset 3px 0 0 ${color.success}` } },
    press: {
      true: {
        background: color.surface1,
        borderColor: color.lineStrong,
        cursor: 'pointer',
        transition: `background-color ${motion.press}, border-color ${motion.press}`,
        selectors: {
          '&:hover:not([aria-busy])': { background: color.brandSoft, borderColor: color.brand, color: color.brand },
          '&:active': { translate: '0 1px' },
          '&[aria-busy]': { cursor: 'progress', background: color.surface3 },
        },
      },
    },
  },
});
export const label = style({ display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' });
export const share = style({ fontFamily: font.number, fontWeight: weight.strong });
export const foot = style({ color: color.ink2, fontSize: text.s, lineHeight: '20px' });
