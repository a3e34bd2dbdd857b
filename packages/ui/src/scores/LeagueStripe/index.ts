export { LeagueStripe, type LeagueStripeProps } from './LeagueStripe.tsx';
