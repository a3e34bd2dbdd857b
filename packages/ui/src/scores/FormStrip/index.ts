export { ResultLetter, type ResultLetterProps } from '../LeagueTable/ResultLetter.tsx';
export { FormStrip, type FormStripProps } from './FormStrip.tsx';
