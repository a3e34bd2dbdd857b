import { leagueColor } from '../../pictures/badge.ts';
import { stripe } from './LeagueStripe.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface LeagueStripeProps extends RootProps {
  /** Id of the competition; without a colour of its own its stripe is derived from the id. */
  leagueId: string;
  /** The competition's own colour as CSS text. */
  color?: string;
}

/** The slanted stripe of a competition before its name; a decoration. */
export const LeagueStripe = forwardRef<HTMLSpanElement, LeagueStripeProps>(function LeagueStripe({ leagueId, color, ...root }, ref) {
  return <span className={stripe} style={{ background: leagueColor(leagueId, color) }} ref={ref} {...rootOf(root)} />;
});
