export { ShotChart, type ShotChartProps } from './ShotChart.tsx';
export { courtZones, type CourtShot, type CourtZone } from './courtShots.ts';
