export { followKickouts, loadKickouts } from './kickouts.store.ts';
export { RoomAside } from './live.later.ts';
export { aside } from './mini/aside.store.ts';
export { categories, readCategory } from './lobby/categories.data.ts';
export { livePages } from './pages.data.ts';
export { replayHref } from './replay/replay.links.ts';
export { followRoomCounts, followRooms, rooms } from './lobby/rooms.store.ts';
export { OwnPicture, OwnTalk } from './preview/preview.later.ts';
export { followTold } from './telling/followTold.ts';
