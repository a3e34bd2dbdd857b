import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space, text, radius } = vars;

export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface3,
  selectors: { '&[data-state="failed"]': { borderColor: color.live } },
});

/** A veil on which the state stays readable over any picture. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '6px',
  padding: space.x2,
  background: `color-mix(in oklch, ${color.frame} 84%, transparent)`,
  color: color.onFrame,
  fontSize: text.xs,
  lineHeight: '18px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const veilBar = style({ width: '80%' });

export const corner = style({
  position: 'absolute',
  top: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: radius.round,
  background: color.scrim,
  color: color.onFrame,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.frame },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineColor: color.onFrame, outlineOffset: '-2px' },
  },
});

export const again = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  padding: '2px 8px',
  borderRadius: '6px',
  background: color.frameRaised,
  color: color.onFrame,
  fontSize: text.xs,
  lineHeight: '18px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.frame },
    '&:active': { translate: '0 1px' },
    '&:focus-visible': { outlineColor: color.onFrame, outlineOffset: '-2px' },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x3,
  minHeight: '60px',
  padding: '8px 8px 8px 10px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface1,
  selectors: { '&[data-state="failed"]': { borderColor: color.live } },
});

export const thumb = style({ width: '40px', height: '40px', overflow: 'hidden', borderRadius: radius.chip });

export const words = style({ display: 'grid', gap: '2px', minWidth: 0 });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontSize: text.s, lineHeight: '20px' });

export const facts = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '4px',
  fontSize: text.xs,
  lineHeight: '18px',
  color: color.ink3,
  selectors: { '[data-state="failed"] &': { color: color.live }, '[data-state="done"] &': { color: color.success } },
});

export const stateIcon = style({ flex: 'none', marginTop: '3px' });

export const acts = style({ display: 'flex', gap: '2px' });
