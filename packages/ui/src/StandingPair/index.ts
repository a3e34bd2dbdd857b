export { StandingPair, standingViews, type SideRecord, type SideStanding, type StandingPairProps, type StandingView } from './StandingPair.tsx';
