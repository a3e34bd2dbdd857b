export { GiftPanel, type GiftActs, type GiftPanelProps } from './GiftPanel.tsx';
export { ComboButton, comboLasts, type ComboButtonProps } from './ComboButton.tsx';
export {
  giftMarks,
  giftTabs,
  type BackpackGift,
  type GiftMark,
  type GiftOrder,
  type GiftTab,
  type GiftViewer,
  type RunningCombo,
  type ShelfGift,
} from './giftPanel.types.ts';
export { countPresets, mostAtOnce } from './order.ts';
