import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const mark = recipe({
  base: {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '18px',
    height: '18px',
    padding: '0 5px',
    borderRadius: '9px',
    font: `${vars.weight.strong} 12px/1 ${vars.font.number}`,
  },
  variants: { quiet: { true: { background: color.surface3, color: color.ink2 }, false: { background: color.live, color: color.onLive } } },
});
