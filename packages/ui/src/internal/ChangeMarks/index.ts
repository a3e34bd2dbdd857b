export { ChangeMarks, type ChangeMarksProps } from './ChangeMarks.tsx';
