export { PlanRow, type PlanRowItem, type PlanRowProps } from './PlanRow.tsx';
