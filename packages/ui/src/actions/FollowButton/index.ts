export { FollowButton, followStates, type FollowButtonProps, type FollowState } from './FollowButton.tsx';
