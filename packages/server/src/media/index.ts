export { createMedia, type DemoMatches, type Media, type MediaRooms } from './media.service.ts';
