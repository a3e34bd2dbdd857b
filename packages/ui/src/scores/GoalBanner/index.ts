export { GoalBanner, type GoalBannerProps } from './GoalBanner.tsx';
