export {
  effectChoices,
  effectNames,
  type EffectChoice,
  type EffectName,
  type EntryArrival,
  type GiftArrival,
  type StageArrival,
  type StageMember,
} from './arrival.ts';
export { comboSlots, mergeWithin, type Combo } from './combos.ts';
export { machineClock } from './clock.ts';
export { createDirector, type Director, type StageClock, type StageView } from './director.ts';
export { ribbonEvery, type EntryGroup } from './entries.ts';
export { effectTimeOut, queueLimit, type PlayingEffect } from './fullScreen.ts';
