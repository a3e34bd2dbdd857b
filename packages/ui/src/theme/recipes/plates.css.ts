import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color } = vars;

/** A small plate beside a name. */
export const plate = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '18px',
  padding: '0 5px',
  border: '1px solid transparent',
  borderRadius: '3px',
  fontSize: '11px',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

/** A member of the streamer's guard. */
export const guard = style([plate, { borderColor: 'currentColor', color: color.brand, gap: '4px' }]);

/** Roles of a member in a room. */
export const role = styleVariants({
  admin: [plate, { background: color.infoSoft, color: color.info }],
  assistant: [plate, { background: color.surface3, color: color.ink2 }],
  anchor: [plate, { background: color.live, color: color.onLive }],
});
