export { DateLine, type DateLineProps } from './DateLine.tsx';
