export { ChatLines, type ChatLinesProps } from './ChatLines.tsx';
