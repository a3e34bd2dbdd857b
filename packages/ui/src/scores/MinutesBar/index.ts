export { MinutesBar, type MinutesBarProps } from './MinutesBar.tsx';
