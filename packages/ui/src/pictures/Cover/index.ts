export { Cover, type CoverProps } from './Cover.tsx';
export { StoryCover, type StoryCoverProps } from './StoryCover.tsx';
