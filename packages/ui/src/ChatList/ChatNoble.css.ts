import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { nobleColors } from './chatNobles.data.ts';

/** Ground of the rank, for what is drawn around the mark. */
export const nobleGround = createVar();

const mark = style({ display: 'inline-flex', alignItems: 'center', gap: '3px', height: '18px', padding: '0 5px', borderRadius: '3px', fontSize: '11px', fontWeight: vars.weight.medium, lineHeight: '18px', whiteSpace: 'nowrap', verticalAlign: 'top' });
export const ranks = styleVariants(nobleColors, ({ ground, ink }) => [mark, { background: ground, color: ink }]);
export const sign = style({ width: '10px', height: '10px', fill: 'currentColor' });
