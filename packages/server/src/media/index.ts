export { createMedia, type Media, type MediaRooms } from './media.service.ts';
