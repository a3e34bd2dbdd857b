export { LeadChart, type LeadChartProps } from './LeadChart.tsx';
