export { Hurdle, type HurdleProps } from './Hurdle.tsx';
