import { leagueColor } from '../../pictures/badge.ts';
import { stripe } from './LeagueStripe.css.ts';

export interface LeagueStripeProps {
  /** Id of the competition; without a colour of its own it gets one from it. */
  id: string;
  /** The competition's own colour as CSS text. */
  color?: string;
}

/** The slanted stripe of a competition before its name; a decoration. */
export function LeagueStripe({ id, color }: LeagueStripeProps) {
  return <span className={stripe} style={{ background: leagueColor(id, color) }} />;
}
