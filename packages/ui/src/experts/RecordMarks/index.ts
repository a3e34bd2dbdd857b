export { RecordMarks, type RecordMarksProps } from './RecordMarks.tsx';
