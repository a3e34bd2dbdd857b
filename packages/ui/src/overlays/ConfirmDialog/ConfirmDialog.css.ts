import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: '10px', padding: `${space.x5} ${space.x5} 0` });

export const mark = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '28px', color: color.live });

export const body = style({
  display: 'grid',
  gap: space.x3,
  padding: `${space.x3} ${space.x5} 0`,
  selectors: { '&:not(:has(> :not(:empty)))': { padding: 0 } },
});

export const typed = style({ display: 'grid', gap: '6px', fontSize: text.s, color: color.ink2 });

export const errorText = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  padding: `${space.x2} ${space.x3}`,
  borderRadius: '6px',
  background: color.liveSoft,
  color: color.live,
  fontSize: text.s,
});

export const errorIcon = style({ flex: 'none', display: 'grid', placeItems: 'center', height: '1lh' });
