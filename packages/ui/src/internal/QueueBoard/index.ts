export { QueueBoard, type BoardQueue, type QueueBoardProps } from './QueueBoard.tsx';
