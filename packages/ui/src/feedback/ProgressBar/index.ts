export { ProgressBar, progressTones, type ProgressBarProps } from './ProgressBar.tsx';
