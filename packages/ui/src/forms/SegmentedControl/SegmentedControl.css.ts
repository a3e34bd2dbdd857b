import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const stretched = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(min-content, 1fr)', width: '100%' });

export const small = style({ selectors: { '&&': { height: 'auto', minHeight: '26px', paddingInline: '10px', fontSize: vars.text.s } } });

export const wide = style({
  justifyContent: 'center',
  selectors: { '&&': { height: 'auto', paddingInline: '6px', whiteSpace: 'normal', textAlign: 'center', lineHeight: '16px' } },
});

export const refused = style({ selectors: { '&[aria-invalid="true"]': { boxShadow: `0 0 0 1px ${vars.color.live}` } } });

/** The radio button itself lies over its segment, unseen but for the ring of its focus. */
export const mark = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: '6px',
  outlineOffset: '-2px',
  cursor: 'inherit',
});
