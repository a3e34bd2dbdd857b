export { GoalPopup, popupsShown, type GoalPopupProps } from './GoalPopup.tsx';
export { matchEventKinds, type GoalPopupItem, type MatchEventKind } from './item.ts';
export { popupStays } from './useAutoClose.ts';
