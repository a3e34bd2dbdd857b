export { SafetyBar, SafetyList, type SafetyCondition, type SafetyItem, type SafetyListProps } from './SafetyList.tsx';
