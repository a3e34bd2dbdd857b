export { CountdownClock, type CountdownClockProps } from './CountdownClock.tsx';
