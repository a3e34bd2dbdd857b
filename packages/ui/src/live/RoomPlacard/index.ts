export { RoomPlacard, type RoomPlacardProps } from './RoomPlacard.tsx';
