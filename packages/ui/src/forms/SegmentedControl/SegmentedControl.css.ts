import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const stretched = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(min-content, 1fr)', width: '100%' });

export const small = style({ selectors: { '&&': { height: 'auto', minHeight: '26px', paddingInline: '10px', fontSize: vars.text.s } } });

export const wide = style({
  justifyContent: 'center',
  selectors: { '&&': { height: 'auto', paddingInline: '6px', whiteSpace: 'normal', textAlign: 'center', lineHeight: '16px' } },
});

export const refused = style({ selectors: { '&[aria-invalid="true"]': { boxShadow: `0 0 0 1px ${vars.color.live}` } } });
