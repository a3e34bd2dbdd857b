import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const field = recipe({
  base: { display: 'grid', alignContent: 'start', minWidth: 0, width: '100%' },
  variants: {
    layout: {
      top: { gridTemplateColumns: 'minmax(0, 1fr)' },
      side: {
        gridTemplateColumns: '96px minmax(0, 1fr)',
        columnGap: space.x4,
        '@container': { '(max-width: 360px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  },
});

/** The label of a side field aligns with the first line of its control. */
export const head = recipe({
  base: { display: 'flex', alignItems: 'baseline', gap: space.x2, minWidth: 0, fontSize: text.s, lineHeight: '20px', color: color.ink2 },
  variants: { layout: { top: { marginBottom: '6px' }, side: { paddingTop: '8px' } } },
});

export const labelText = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const requiredMark = style({ marginInlineStart: '3px', color: color.live });

export const optionalMark = style({ flex: 'none', fontSize: text.xs, color: color.ink3 });

export const aside = style({ flex: 'none', maxWidth: '60%', marginInlineStart: 'auto', fontSize: text.xs, color: color.ink3 });

export const body = style({ minWidth: 0 });

export const message = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '4px',
    fontSize: text.xs,
    lineHeight: '18px',
    selectors: { '&:not(:empty)': { marginTop: '4px' } },
  },
  variants: {
    tone: { error: { color: color.live }, hint: { color: color.ink3 } },
    reserved: { true: { marginTop: '4px', minHeight: '18px' }, false: {} },
  },
});

/** Icons keep to the first line of a long message. */
export const messageIcon = style({ flex: 'none', marginTop: '3px' });
