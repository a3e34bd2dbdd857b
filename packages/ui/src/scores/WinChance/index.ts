export { WinChance, type ChanceSwing, type ScoringRun, type WinChanceProps } from './WinChance.tsx';
