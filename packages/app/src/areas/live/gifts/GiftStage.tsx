import { EffectStage } from '@pitchside/ui/EffectStage';
import { useSnapshot } from 'valtio';
import { giftChoices } from './choices.store.ts';
import { effectSource } from './effects.store.ts';

/** Height in px of the player's controls, which no banner covers. */
const controls = 64;

/** Gifts over the picture, as the person chose to see them. */
export default function GiftStageWired() {
  const { effects } = useSnapshot(giftChoices);
  return <EffectStage source={effectSource} show={effects} safeBottom={controls} />;
}
