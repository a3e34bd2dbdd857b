import { useLingui } from '@lingui/react/macro';
import { Ban, Copy, Flag, Plus } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DanmakuActs } from './DanmakuLayer.tsx';
import { act, lifted, words } from './DanmakuLayer.css.ts';
import type { DanmakuPointed } from './engine/index.ts';

export interface DanmakuLiftedProps extends DanmakuActs {
  pointed: DanmakuPointed;
  /** The pointer has gone, or (`done`) an act was chosen. */
  onLeave: (done: boolean) => void;
}

/** A comment standing still under the pointer, with what can be done about it. */
export function DanmakuLifted({ pointed, onLeave, onPlusOne, onCopy, onBlock, onReport }: DanmakuLiftedProps) {
  const { t } = useLingui();
  const plate = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = plate.current;
    const room = node?.offsetParent;
    if (!node || !room) return;
    // The words stay where they were read, unless the acts would leave the picture.
    node.style.left = `${Math.max(4, Math.min(pointed.left - 14, room.clientWidth - node.offsetWidth - 4))}px`;
    node.style.top = `${Math.max(0, Math.min(pointed.top + (pointed.height - node.offsetHeight) / 2, room.clientHeight - node.offsetHeight))}px`;
  }, [pointed]);

  useEffect(() => {
    // The pointer may be gone before the plate stands, so leaving is watched on the whole page.
    const handleMove = (event: PointerEvent) => {
      if (event.target instanceof Node && !plate.current?.contains(event.target)) onLeave(false);
    };
    document.addEventListener('pointermove', handleMove);
    return () => document.removeEventListener('pointermove', handleMove);
  }, [onLeave]);

  const acts = [
    { name: t`+1`, Icon: Plus, run: onPlusOne },
    { name: t`复制`, Icon: Copy, run: onCopy },
    { name: t`屏蔽`, Icon: Ban, run: onBlock },
    { name: t`举报`, Icon: Flag, run: onReport },
  ];

  return (
    <div ref={plate} className={lifted} onPointerLeave={() => onLeave(false)}>
      <span className={words}>{pointed.comment.text}</span>
      {acts.map(
        ({ name, Icon, run }) =>
          run && (
            // Out of the order of focus: the whole layer is hidden from assistive technology, which reads the chat list.
            <button
              key={name}
              type="button"
              tabIndex={-1}
              className={act}
              onClick={() => {
                run(pointed.comment);
                onLeave(true);
              }}
            >
              <Icon size={16} aria-hidden />
              {name}
            </button>
          ),
      )}
    </div>
  );
}
