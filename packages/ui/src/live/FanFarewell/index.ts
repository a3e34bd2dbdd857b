export { FanFarewell, type FanFarewellProps } from './FanFarewell.tsx';
