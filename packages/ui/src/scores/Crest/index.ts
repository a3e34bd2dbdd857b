export { Crest, type CrestProps } from './Crest.tsx';
export { sides, type Score, type Side, type Team } from './team.ts';
