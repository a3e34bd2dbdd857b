import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Padding above and below each row without one of its own. */
export const roomy = style({});
globalStyle(`${list}${roomy} > *`, { paddingBlock: vars.space.x3 });
globalStyle(`${list} > * + *`, { borderTop: `1px solid ${vars.color.line}` });
