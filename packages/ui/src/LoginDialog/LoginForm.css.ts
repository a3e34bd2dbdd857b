import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';

const { color, space } = vars;

export const form = style({ display: 'grid', justifyItems: 'start', gap: space.x3, marginTop: space.x4 });

/** The line kept free for a message takes part of the gap to what follows. */
export const fieldSlot = style({ width: '100%', marginBottom: '-4px' });

export const agreementLink = style({ color: color.brand, fontWeight: vars.weight.medium, selectors: { '&:hover': { textDecoration: 'underline' }, '&:active': { color: color.brandHover } } });

export const refusalText = style({ display: 'flex', alignItems: 'flex-start', gap: '4px', marginTop: '2px', minHeight: '18px', fontSize: vars.text.xs, lineHeight: '18px', color: color.live });
