export { LineupPitch, type LineupPitchProps } from './LineupPitch.tsx';
export type { Lineup, LineupPlayer } from './lineup.ts';
