export { LineupPitch, type LineupPitchProps } from './LineupPitch.tsx';
export { linesOfFormation, type Lineup, type LineupPlayer } from './lineup.ts';
