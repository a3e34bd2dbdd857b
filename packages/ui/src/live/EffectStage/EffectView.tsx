import { useEffect, useRef, useState } from 'react';
import { full } from './EffectStage.css.ts';
import { planEffect, startEffect, type AnimationPlayer } from './effectPlayer.ts';
import type { PlayingEffect, StageClock } from './engine/index.ts';
import { StillCard } from './StillCard.tsx';

/** Milliseconds that a still card is shown. */
export const cardStays = 3000;

interface EffectViewProps {
  playing: PlayingEffect;
  still: boolean;
  clock: StageClock;
  player?: AnimationPlayer;
  moment?: number;
  /** Keep it the same between renders. */
  onEnd: (effectId: string) => void;
}

/** The one effect that fills the picture; one that fails becomes the still card. */
export function EffectView({ playing, still, clock, player, moment, onEnd }: EffectViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const { id, arrival } = playing;
  const asCard = planEffect(arrival, { still: still || failed, player }).kind === 'card';

  useEffect(() => {
    const end = () => onEnd(id);
    if (asCard) return clock.after(cardStays, end);
    const plan = planEffect(arrival, { still: false, player });
    if (!box.current || plan.kind === 'card') return;
    return startEffect(box.current, plan, { onEnd: end, onFail: () => setFailed(true), moment });
  }, [arrival, asCard, clock, id, moment, onEnd, player]);

  return (
    <div ref={box} className={full}>
      {asCard && <StillCard arrival={arrival} />}
    </div>
  );
}
