export { PlanLine, type PlanLineProps } from './PlanLine.tsx';
