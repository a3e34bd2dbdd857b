import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'inline-block', flex: 'none', margin: '0 1px', verticalAlign: '-0.3em' });
