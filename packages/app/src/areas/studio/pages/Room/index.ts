export { RoomPage as default } from './RoomPage.tsx';
