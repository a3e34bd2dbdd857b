export { VideoNext, type VideoNextProps } from './VideoNext.tsx';
