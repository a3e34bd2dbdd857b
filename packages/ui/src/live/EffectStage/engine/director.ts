import { fillsPicture, type EffectChoice, type StageArrival } from './arrival.ts';
import { createCombos, type Combo, type ComboCounts } from './combos.ts';
import { createEntries, type EntryGroup } from './entries.ts';
import { createFullScreen, type PlayingEffect } from './fullScreen.ts';

/** Source of the director's time. */
export interface StageClock {
  /** Milliseconds that never run backwards. */
  now: () => number;
  /** Calls once after a delay; returns a function that cancels it. */
  after: (milliseconds: number, call: () => void) => () => void;
}

/** Content of the stage at a moment; the same object until something changes. */
export interface StageView {
  /** Banners by slot. */
  combos: readonly (Combo | null)[];
  effect: PlayingEffect | null;
  ribbon: EntryGroup | null;
}

export interface Director {
  push: (arrivals: StageArrival | readonly StageArrival[]) => void;
  /** Called when an effect has ended by itself. */
  finish: (effectId: string) => void;
  /** Sets the choice of effects; a running effect that is no longer chosen ends at once. */
  choose: (choice: EffectChoice) => void;
  /** While the tab is hidden everything is dropped. */
  setHidden: (hidden: boolean) => void;
  clear: () => void;
  view: () => StageView;
  subscribe: (listener: () => void) => () => void;
  counts: () => { combos: ComboCounts; effects: ReturnType<ReturnType<typeof createFullScreen>['counts']> };
  destroy: () => void;
}

/** Milliseconds between two steps: arrivals between them are shown together, so that a rush costs ten updates a second. */
export const stepEvery = 100;

const bare: StageView = { combos: createCombos().shown(), effect: null, ribbon: null };

/** Creates a director, which decides which arrivals are shown on the stage, and when. */
export function createDirector(clock: StageClock): Director {
  const combos = createCombos();
  const effects = createFullScreen();
  const entries = createEntries();
  const listeners = new Set<() => void>();
  let choice: EffectChoice = 'all';
  let hidden = false;
  let view = bare;
  let cancel: (() => void) | null = null;

  const wanted = (own = false) => !hidden && (choice === 'all' || (choice === 'mine' && own));
  const busy = () => view !== bare || combos.counts().waiting > 0 || effects.counts().waiting > 0 || entries.waiting();

  const step = () => {
    const now = clock.now();
    const news = [combos.step(now), effects.step(now), entries.step(now)];
    if (!news.includes(true)) return;
    const next = { combos: combos.shown(), effect: effects.playing(), ribbon: entries.shown() };
    view = next.effect || next.ribbon || next.combos.some(Boolean) ? next : bare;
    for (const listener of listeners) listener();
  };
  const tick = () => {
    cancel = null;
    step();
    wake();
  };
  // With nothing on the stage no timer runs.
  const wake = () => {
    if (!cancel && busy()) cancel = clock.after(stepEvery, tick);
  };
  const take = (arrival: StageArrival) => {
    if (arrival.kind === 'entry') return entries.add(arrival);
    combos.add(arrival, clock.now());
    if (fillsPicture(arrival)) effects.add(arrival);
  };
  const prune = (test: (own: boolean) => boolean) => {
    combos.keep((combo) => test(combo.own));
    effects.keep(({ own = false }) => test(own));
    // A ribbon names several members; it is removed as a whole.
    entries.clear();
    step();
  };

  return {
    push(arrivals) {
      const all: readonly StageArrival[] = 'kind' in arrivals ? [arrivals] : arrivals;
      const taken = all.filter(({ own }) => wanted(own));
      taken.forEach(take);
      // The viewer's own gift is shown at once.
      if (taken.some(({ own }) => own)) step();
      wake();
    },
    finish(effectId) {
      effects.finish(effectId);
      step();
      wake();
    },
    choose(next) {
      if (next === choice) return;
      choice = next;
      prune(wanted);
    },
    setHidden(next) {
      hidden = next;
      if (hidden) prune(() => false);
    },
    clear: () => prune(() => false),
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    counts: () => ({ combos: combos.counts(), effects: effects.counts() }),
    destroy() {
      cancel?.();
      cancel = null;
      listeners.clear();
    },
  };
}
