export { createOutsideMedia } from './outside.service.ts';
export { createMedia, type Media, type MediaRooms } from './media.service.ts';
