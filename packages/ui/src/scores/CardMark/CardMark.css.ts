import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color } = vars;

export const card = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    // With a number in it too, its colour says which card it is.
    forcedColorAdjust: 'none',
    borderRadius: '1.5px',
    fontFamily: vars.font.number,
    fontWeight: vars.weight.strong,
    textAlign: 'center',
    verticalAlign: 'middle',
  },
  variants: {
    kind: {
      yellow: { background: color.cardYellow, color: color.onCardYellow },
      red: { background: color.cardRed, color: color.onCardRed, borderTopRightRadius: '5px' },
      'second-yellow': {
        background: `linear-gradient(115deg, ${color.cardYellow} 0 46%, ${color.cardRed} 46%)`,
        color: color.onCardRed,
        borderTopRightRadius: '5px',
      },
    },
    size: {
      s: { minWidth: '10px', height: '13px', padding: '0 2px', fontSize: '10px', lineHeight: '13px' },
      l: { minWidth: '12px', height: '16px', padding: '0 2px', fontSize: '12px', lineHeight: '16px' },
    },
  },
  defaultVariants: { size: 's' },
});

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;
