export { GiftPanel, type GiftPanelHandle, type GiftPanelProps } from './GiftPanel.tsx';
export {
  giftMarks,
  giftTabs,
  type GiftActs,
  type BackpackGift,
  type GiftMark,
  type GiftOrder,
  type GiftTab,
  type GiftViewer,
  type RunningCombo,
  type ShelfGift,
  type WaitingOrder,
} from './giftPanel.types.ts';
export { GiftPanelSkeleton } from './GiftPanelSkeleton.tsx';
export { ComboButton, comboLasts, type ComboButtonProps } from './ComboButton.tsx';
export { UndoButton, undoLasts, type UndoButtonProps } from './UndoButton.tsx';
export { countPresets, mostAtOnce, standingOf, type OrderStanding } from './order.ts';
