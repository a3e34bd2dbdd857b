export {
  SafetyBar,
  SafetyList,
  SafetyMark,
  safetyStates,
  type SafetyCondition,
  type SafetyItem,
  type SafetyListProps,
  type SafetyState,
} from './SafetyList.tsx';
