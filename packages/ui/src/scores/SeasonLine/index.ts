export { SeasonLine, type SeasonLineMatch, type SeasonLineProps } from './SeasonLine.tsx';
