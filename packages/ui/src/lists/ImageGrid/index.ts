export { ImageGrid, gridShows, type ImageGridProps } from './ImageGrid.tsx';
