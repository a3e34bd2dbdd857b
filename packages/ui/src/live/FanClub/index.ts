export { FanClub, type FanClubProps, type FanClubStanding } from './FanClub.tsx';
