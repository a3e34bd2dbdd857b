export { FormStrip, ResultLetter, type FormStripProps } from './FormStrip.tsx';
