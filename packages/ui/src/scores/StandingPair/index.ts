export { StandingPair, standingViews, type SideStanding, type StandingPairProps, type StandingView } from './StandingPair.tsx';
