export { TrophyCup, type TrophyCupProps } from './TrophyCup.tsx';
