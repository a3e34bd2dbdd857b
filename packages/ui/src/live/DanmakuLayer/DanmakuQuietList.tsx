import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type KeyboardEvent, useEffect } from 'react';
import type { Arrivals } from './arrivals.ts';
import { act, actName, quietActs, quietItem, quietLine, quietList, quietWords } from './DanmakuLayer.css.ts';
import { lettersOf, type DanmakuComment } from './engine/index.ts';
import type { DanmakuAct } from './useDanmakuActs.ts';

/** Milliseconds between two changes of the list: slow enough to read. */
const changeEvery = 1000;

/** The newest `kept` comments of a source, changing once a second at most and not at all while `held`. */
function useSteadyLines(
  arrivals: Arrivals,
  kept: number,
  held: boolean,
  passes: (comment: DanmakuComment) => boolean,
): readonly DanmakuComment[] {
  const [lines, setLines] = useState<readonly DanmakuComment[]>(() => arrivals.newest());
  useEffect(() => {
    if (held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      setLines(arrivals.newest());
    };
    const stop = arrivals.subscribe(() => {
      timer ??= setTimeout(show, changeEvery);
    });
    // Shows the lines that arrived while the list was held.
    timer = setTimeout(show, changeEvery);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [arrivals, held]);
  return lines.filter(passes).slice(-kept);
}

export interface DanmakuQuietListProps {
  arrivals: Arrivals;
  /** Number of visible lines; default 4. */
  kept?: number;
  /** Whether the viewer wants to see a comment. */
  passes: (comment: DanmakuComment) => boolean;
  /** Returns the actions on a comment. */
  actsOf: (comment: DanmakuComment) => readonly DanmakuAct[];
  /** Takes the focus when it opens, and keeps its lines still; Escape then calls `onClose`. */
  onClose?: () => void;
}

/** Steps of the keys through the lines. */
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowUp: (index) => Math.max(0, index - 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The newest comments as a list at the side: for readers who asked for reduced motion, and for the keyboard, which cannot reach
 * what flies. Lines do not move while the focus or the pointer is on them.
 */
export function DanmakuQuietList({ arrivals, kept = 4, passes, actsOf, onClose }: DanmakuQuietListProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const held = onClose !== undefined || current !== null || pointed !== null;
  const lines = useSteadyLines(arrivals, kept, held, passes);
  const chosen = lines.findIndex(({ id }) => id === current);
  const entry = chosen < 0 ? lines.length - 1 : chosen;

  const focusLine = (index: number) => list.current?.querySelectorAll<HTMLElement>('[data-line]')[index]?.focus();
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') {
      if (onClose) onClose();
      else if (event.target instanceof HTMLElement) event.target.blur();
    } else if (step) focusLine(step(entry, lines.length - 1));
    else return;
    event.preventDefault();
    // Keeps the player's keys from firing while focus is in the list.
    event.stopPropagation();
  };

  return (
    <section
      className={quietList}
      aria-label={t`弹幕列表`}
      onKeyDown={handleKeyDown}
      onPointerLeave={() => setPointed(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setCurrent(null)}
    >
      {lines.length === 0 && onClose && (
        <button type="button" autoFocus data-line="" className={quietItem.other} onClick={onClose}>{t`还没有弹幕，按 Esc 返回`}</button>
      )}
      <ul ref={list} className={quietLine.list}>
        {lines.map((comment, index) => {
          const acts = comment.id === (current ?? pointed) ? actsOf(comment) : [];
          return (
            <li key={comment.id} className={quietLine.row} onPointerEnter={() => setPointed(comment.id)}>
              <button
                type="button"
                data-line=""
                autoFocus={onClose !== undefined && index === lines.length - 1}
                tabIndex={index === entry ? 0 : -1}
                className={quietItem[comment.role === 'own' ? 'own' : 'other']}
                style={{ color: lettersOf(comment) }}
                onFocus={() => setCurrent(comment.id)}
                onClick={() => setCurrent(comment.id)}
              >
                <span className={quietWords}>{comment.text}</span>
              </button>
              {acts.length > 0 && (
                <span className={quietActs} role="group" aria-label={comment.text}>
                  {acts.map(({ name, Icon, run }) => (
                    <button
                      key={name}
                      type="button"
                      title={name}
                      aria-label={name}
                      className={act}
                      onClick={({ currentTarget }) => {
                        run(comment, comment.text, currentTarget.getBoundingClientRect());
                        setCurrent(null);
                        setPointed(null);
                        onClose?.();
                      }}
                    >
                      <Icon size={16} aria-hidden />
                      <span className={actName}>{name}</span>
                    </button>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
