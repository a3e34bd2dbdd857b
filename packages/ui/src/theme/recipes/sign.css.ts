import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme.css.ts';

const { color } = vars;

const sign = style({ display: 'grid', placeItems: 'center', color: color.ink2 });

/** The sign of an event beside its text; `against` is an own goal. */
export const mark = styleVariants({ plain: [sign], against: [sign, { color: color.live }] });
