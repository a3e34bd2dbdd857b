import { useLingui } from '@lingui/react/macro';
import { forwardRef, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useEnvironment, useReducedMotion } from '../../theme/UiProvider/index.ts';
import { createArrivals, type DanmakuArrival, type DanmakuSource } from './arrivals.ts';
import { DanmakuLifted } from './DanmakuLifted.tsx';
import { DanmakuQuietList } from './DanmakuQuietList.tsx';
import { layer, listKey, stage } from './DanmakuLayer.css.ts';
import { createFilter, danmakuDefaults, type DanmakuStats, type DanmakuView, type DanmakuZone } from './engine/index.ts';
import { useDanmakuActs, type DanmakuActs } from './useDanmakuActs.ts';
import { useLatencyLock } from './useLatencyLock.ts';
import { useFlight } from './useFlight.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Acts on a flying layer. */
export interface DanmakuLayerHandle {
  push: (arrival: DanmakuArrival) => void;
  clear: () => void;
  /** Places waiting comments without waiting for the next flush. */
  flush: () => void;
  pause: () => void;
  resume: () => void;
  /** Counts of comments by outcome; `null` while they are shown in the quiet list. */
  stats: () => DanmakuStats | null;
}

export interface DanmakuLayerProps extends DanmakuActs, RootProps {
  /** Subscribes to arriving comments and returns how to stop; keep the function the same between renders. */
  source?: DanmakuSource;
  /** Settings of the reader; default the specification's. */
  view?: Partial<DanmakuView>;
  /** Areas that comments avoid: the score, the subtitles; default none. */
  zones?: readonly DanmakuZone[];
  /** Ids of comments that were taken out of the room: they leave at once, and do not come. Default none. */
  withdrawn?: readonly string[];
  /**
   * Programme time of the picture, ms UTC, null while unknown. Comments with a moment wait for it, unless the reader's `sync` is off.
   * Without it nothing waits.
   */
  programmeTime?: () => number | null;
  /** Longest that a comment waits for the picture, ms; default 20 s. */
  longestWait?: () => number;
  /** Whether the picture is fullscreen, for readers who want comments there only; default false. */
  fullscreen?: boolean;
  /** Switched off: empties the layer and shows nothing; default false. */
  hidden?: boolean;
  /** Stops the flight, as when the picture is paused; default false. */
  paused?: boolean;
  /** `auto` follows the reader's system, `still` is the quiet list; default `auto`. */
  motion?: 'auto' | 'still';
  /**
   * Called with the number of comments that were folded into others or dropped since the layer started, at most once a second and
   * only when it changes. Keep its identity stable between renders.
   */
  onFoldedChange?: (folded: number) => void;
  /** Milliseconds on the document's timeline, for tests and stories; default the document's own. */
  clock?: () => number;
  /** Acts on the layer from outside. */
  actionsRef?: Ref<DanmakuLayerHandle>;
}

const noZones: readonly DanmakuZone[] = [];
const nothing: readonly string[] = [];

/**
 * Comments that fly over the picture. It covers its positioned parent. Screen readers use the chat list;
 * the keyboard reaches the newest comments through a list that its first Tab stop opens.
 */
export const DanmakuLayer = forwardRef<HTMLDivElement, DanmakuLayerProps>(function DanmakuLayer(
  {
    source,
    view: chosen,
    zones = noZones,
    withdrawn = nothing,
    programmeTime,
    longestWait,
    fullscreen = false,
    hidden = false,
    paused = false,
    motion = 'auto',
    onFoldedChange,
    clock,
    actionsRef: handle,
    ...callbacks
  },
  ref,
) {
  const { t } = useLingui();
  const { random } = useEnvironment();
  const reduced = useReducedMotion();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [arrivals] = useState(createArrivals);
  const [listOpen, setListOpen] = useState(false);
  const actsOf = useDanmakuActs(callbacks);

  const view: DanmakuView = { ...danmakuDefaults, ...chosen };
  const still = reduced || motion === 'still';
  const off = hidden || (view.fullscreenOnly && !fullscreen);
  const answers = Object.values(callbacks).some((act) => typeof act === 'function');
  const labels = { anchor: t`主播`, admin: t`房管`, advert: t({ id: 'danmaku.advert', message: '广告' }) };
  const { engine, pointed, release } = useFlight({
    box,
    arrivals,
    flying: !off && !still,
    paused,
    view,
    zones,
    withdrawn,
    labels,
    random,
    clock,
    answers,
    onFoldedChange,
  });

  useLatencyLock({ source, show: arrivals.publish, off, sync: view.sync && programmeTime !== undefined, programmeTime, longestWait });

  useImperativeHandle(
    handle,
    () => ({
      push: (arrival) => {
        if (!off) arrivals.publish(arrival);
      },
      clear: () => {
        arrivals.forget();
        engine.current?.clear();
      },
      flush: () => engine.current?.flush(),
      pause: () => engine.current?.pause(),
      resume: () => engine.current?.resume(),
      stats: () => engine.current?.stats() ?? null,
    }),
    [arrivals, off, engine],
  );

  const closeList = () => {
    setListOpen(false);
    opener.current?.focus();
  };
  const passes = createFilter(view, withdrawn);
  const list = { arrivals, passes, actsOf };

  return (
    <div className={layer} ref={ref} {...rootOf(callbacks)}>
      <div ref={box} className={stage} aria-hidden="true" />
      {pointed && !listOpen && (
        <DanmakuLifted key={pointed.comment.id} pointed={pointed} acts={actsOf(pointed.comment)} onLeave={release} />
      )}
      {!off && still && <DanmakuQuietList {...list} />}
      {!off && !still && answers && (
        <button
          ref={opener}
          type="button"
          className={listKey}
          aria-expanded={listOpen}
          onClick={() => setListOpen(!listOpen)}
        >{t`弹幕列表`}</button>
      )}
      {!off && !still && listOpen && <DanmakuQuietList {...list} kept={8} onClose={closeList} />}
    </div>
  );
});
