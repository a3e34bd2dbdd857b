import { useEffect, useState } from 'react';
import type { DanmakuArrival } from './DanmakuLayer.tsx';
import { quietItem, quietList } from './DanmakuLayer.css.ts';
import type { DanmakuComment } from './engine/index.ts';

/** Comments in sight, and milliseconds between two changes: enough to follow, slow enough to read. */
const kept = 4;
const changeEvery = 1000;

export interface DanmakuQuietListProps {
  /** Subscribes to arriving comments and returns how to stop. */
  source: (listener: (arrival: DanmakuArrival) => void) => () => void;
}

/** The newest comments standing at the side, for readers who asked for less motion. */
export function DanmakuQuietList({ source }: DanmakuQuietListProps) {
  const [newest, setNewest] = useState<readonly DanmakuComment[]>([]);
  useEffect(() => {
    let waiting: DanmakuComment[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const arrived = waiting;
      waiting = [];
      setNewest((shown) => [...shown, ...arrived].slice(-kept));
    };
    const stop = source((arrival) => {
      waiting = waiting.concat(arrival).slice(-kept);
      timer ??= setTimeout(show, changeEvery);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [source]);

  return (
    <ul className={quietList}>
      {newest.map((comment) => (
        <li key={comment.id} className={quietItem[comment.role === 'own' ? 'own' : 'other']} style={{ color: comment.color }}>
          {comment.text}
        </li>
      ))}
    </ul>
  );
}
