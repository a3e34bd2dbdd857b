export { FriendRequests, requestStates, type FriendRequest, type FriendRequestsProps } from './FriendRequests.tsx';
