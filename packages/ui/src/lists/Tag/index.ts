export { Tag, tagLooks, tagMarks, type TagProps } from './Tag.tsx';
