import { useEffect, useRef } from 'react';
import { useLayoutEffect } from '../../theme/UiProvider/layoutEffect.ts';
import { act, actName, lifted, words } from './DanmakuLayer.css.ts';
import { lettersOf, type DanmakuPointed } from './engine/index.ts';
import { markedWords, type DanmakuAct } from './useDanmakuActs.ts';

export interface DanmakuLiftedProps {
  pointed: DanmakuPointed;
  /** Actions on the comment. */
  acts: readonly DanmakuAct[];
  /** Called when the pointer has left, or (`done`) an action was chosen. */
  onLeave: (done: boolean) => void;
}

/** A comment held still under the pointer, with its actions. The list offers the same by keyboard. */
export function DanmakuLifted({ pointed, acts, onLeave }: DanmakuLiftedProps) {
  const plate = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  const { comment, count } = pointed;
  useLayoutEffect(() => {
    const node = plate.current;
    const room = node?.offsetParent;
    if (!node || !room) return;
    // The text stays where it was read, unless the actions would leave the picture.
    node.style.left = `${Math.max(4, Math.min(pointed.left - 14, room.clientWidth - node.offsetWidth - 4))}px`;
    node.style.top = `${Math.max(0, Math.min(pointed.top + (pointed.height - node.offsetHeight) / 2, room.clientHeight - node.offsetHeight))}px`;
  }, [pointed]);

  useEffect(() => {
    // The pointer may be gone before the plate is rendered, so leaving is watched on the whole page.
    // While a button is held the reader is selecting text.
    const handleMove = (event: PointerEvent) => {
      if (event.buttons === 0 && event.target instanceof Node && !plate.current?.contains(event.target)) onLeave(false);
    };
    document.addEventListener('pointermove', handleMove);
    return () => document.removeEventListener('pointermove', handleMove);
  }, [onLeave]);

  return (
    <div ref={plate} className={lifted} data-controls="">
      <span ref={said} className={words} style={{ color: lettersOf(comment) }}>
        {comment.text}
        {count > 1 && ` ×${count}`}
      </span>
      {acts.map(({ name, Icon, run }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          title={name}
          aria-label={name}
          className={act}
          // A press would otherwise clear the reader's selection.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            run(comment, markedWords(said.current, comment.text), currentTarget.getBoundingClientRect());
            onLeave(true);
          }}
        >
          <Icon size={16} aria-hidden />
          <span className={actName}>{name}</span>
        </button>
      ))}
    </div>
  );
}
