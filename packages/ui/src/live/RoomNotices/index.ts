export { RoomNotices, type RoomNotice, type RoomNoticesProps } from './RoomNotices.tsx';
