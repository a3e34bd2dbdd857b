export { FanClub, fanClubWays, type FanClubProps, type FanClubStanding, type FanClubWay } from './FanClub.tsx';
