import { forwardRef, useEffect, useImperativeHandle, useState, useSyncExternalStore, type CSSProperties, type Ref, useRef } from 'react';
import { ComboBanner } from '../ComboBanner/index.ts';
import { EntryRibbon } from '../EntryRibbon/index.ts';
import { useReducedMotion } from '../../theme/UiProvider/index.ts';
import { combos as comboRow, entry, field, stage, full, card, cardName, cardTimes, cardWords } from './EffectStage.css.ts';
import { type AnimationPlayer, planEffect, startEffect } from './effectPlayer.ts';
import {
  createDirector,
  machineClock,
  type EffectChoice,
  type StageArrival,
  type StageClock,
  type PlayingEffect,
  type GiftArrival,
} from './engine/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import { GiftPicture } from '../GiftPicture/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';

/** Replacement for an effect that may not move or could not be loaded. */
function StillCard({ arrival: { member, gift, count } }: { arrival: GiftArrival }) {
  const { t } = useLingui();
  const format = useFormat();
  const giftName = gift.name;
  return (
    <div className={member.rank ? `${card} ${nobleTint[member.rank]}` : card}>
      <GiftPicture gift={gift} size={64} />
      <span className={cardWords}>
        <span className={cardName}>{member.nickname}</span>
        <span>{t`送出 ${giftName}`}</span>
      </span>
      <span className={cardTimes}>×{format.integer(count)}</span>
    </div>
  );
}

/** Milliseconds that a still card is shown. */
const cardStays = 3000;

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
function EffectView({ playing, still, clock, player, moment, onEnd }: EffectViewProps) {
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

/** Acts on a stage. */
export interface EffectStageHandle {
  push: (arrivals: StageArrival | readonly StageArrival[]) => void;
  /** Takes everything off, as when the room changes. */
  clear: () => void;
}

export interface EffectStageProps extends RootProps {
  /** Subscribes to arriving gifts and entries and returns how to stop; keep the function the same between renders. */
  source?: (listener: (arrivals: StageArrival | readonly StageArrival[]) => void) => () => void;
  /** Choice of effects; default `all`. */
  show?: EffectChoice;
  /** Height in px at the top that belongs to the score and stays free; default 0. */
  safeTop?: number;
  /** Height in px at the bottom that belongs to the player's controls and stays free of banners; default 16. */
  safeBottom?: number;
  /**
   * Plays gifts that have a made animation, see `@pitchside/ui/EffectStage/lottie`; without it they show their drawn effect
   * or the still card. Keep its identity stable between renders.
   */
  lottiePlayer?: AnimationPlayer;
  /** Time of the stage; default the machine's. Keep it the same between renders. */
  clock?: StageClock;
  /** Acts on the stage from outside. */
  actionsRef?: Ref<EffectStageHandle>;
  /** Freezes effects at this many milliseconds, for pictures. */
  moment?: number;
}

/**
 * Gifts over the picture: combos at the left, one effect in the middle, entries at the right. It covers its positioned parent.
 * Screen readers use the chat.
 */
export const EffectStage = forwardRef<HTMLDivElement, EffectStageProps>(function EffectStage(
  { source, show = 'all', safeTop = 0, safeBottom = 16, lottiePlayer, clock = machineClock, moment, actionsRef, ...root },
  ref,
) {
  const reduced = useReducedMotion();
  const [director] = useState(() => createDirector(clock));
  const { combos, effect, ribbon } = useSyncExternalStore(director.subscribe, director.view, director.view);

  useEffect(() => director.choose(show), [director, show]);
  useEffect(() => source?.(director.push), [director, source]);
  useEffect(() => {
    const follow = () => director.setHidden(document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      director.clear();
    };
  }, [director]);
  useImperativeHandle(actionsRef, () => ({ push: director.push, clear: director.clear }), [director]);

  return (
    <div
      className={stage}
      aria-hidden="true"
      style={{ '--safe-top': `${safeTop}px`, '--safe-bottom': `${safeBottom}px` } as CSSProperties}
      ref={ref}
      {...rootOf(root)}
    >
      <div className={field}>
        {effect && (
          <EffectView
            key={effect.id}
            playing={effect}
            still={reduced}
            clock={clock}
            player={lottiePlayer}
            moment={moment}
            onEnd={director.finish}
          />
        )}
        <div className={comboRow}>
          {combos.map((combo, slot) => (
            // A slot keeps its height while it is empty, so that nothing jumps; the first is the lowest.
            <div key={slot} style={{ order: -slot }}>
              {combo && <ComboBanner key={combo.id} member={combo.member} gift={combo.gift} count={combo.count} total={combo.total} />}
            </div>
          ))}
        </div>
        {ribbon && (
          <div key={ribbon.id} className={entry}>
            <EntryRibbon names={ribbon.members.map(({ nickname }) => nickname)} total={ribbon.total} rank={ribbon.rank} />
          </div>
        )}
      </div>
    </div>
  );
});
