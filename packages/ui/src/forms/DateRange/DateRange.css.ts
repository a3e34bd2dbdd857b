import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { '(max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minWidth: '132px',
  padding: space.x3,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    '(max-width: 640px)': { flexDirection: 'row', flexWrap: 'wrap', borderInlineEnd: 0, borderBottom: `1px solid ${color.line}` },
  },
});

export const preset = style({
  minHeight: '32px',
  padding: `4px ${space.x3}`,
  borderRadius: '6px',
  textAlign: 'start',
  fontSize: text.s,
  lineHeight: '20px',
  color: color.ink2,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.press}`,
  selectors: {
    '&:hover:not(:disabled)': { background: color.surface3, color: color.ink1 },
    '&:active:not(:disabled)': { translate: '0 1px' },
    '&[aria-pressed="true"]': { background: color.brandSoft, color: color.brand, fontWeight: vars.weight.strong },
    '&:disabled': { color: color.ink3, cursor: 'not-allowed' },
  },
});

export const calendars = style({ padding: space.x4 });

export const foot = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '52px',
  padding: `${space.x2} ${space.x4}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.s,
  lineHeight: '20px',
  color: color.ink2,
});

export const said = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  selectors: { '&[data-refused]': { color: color.live } },
});

export const saidIcon = style({ flex: 'none', marginTop: '2px' });
