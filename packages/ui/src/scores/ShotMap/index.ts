export { ShotMap, type ShotMapProps } from './ShotMap.tsx';
export { shotOutcomes, type ShotItem, type ShotOutcome } from './shots.ts';
export { useShotLabels } from './useShotLabels.ts';
