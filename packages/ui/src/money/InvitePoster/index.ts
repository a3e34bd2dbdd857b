export { InvitePoster, type InvitePosterProps } from './InvitePoster.tsx';
