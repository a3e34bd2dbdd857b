export { createOutsideMedia } from './outside.service.ts';
export { createMedia, type Media, type MediaRooms } from './media.service.ts';
export { cutMovie } from './cutter/cutter.ts';
export { joinPieces } from './cutter/replayFilm.ts';
export { goalsClip, stretchClip, type ClipKind, type DemoClip } from './demoChannel/clips.ts';
