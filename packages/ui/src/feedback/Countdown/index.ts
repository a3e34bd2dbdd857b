export { Countdown, type CountdownProps } from './Countdown.tsx';
export { CountdownRing, type CountdownRingProps } from './CountdownRing.tsx';
