export { XgRace, type XgRaceProps } from './XgRace.tsx';
