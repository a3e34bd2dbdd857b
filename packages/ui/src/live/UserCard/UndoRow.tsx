import { useLingui } from '@lingui/react/macro';
import { MessageSquareOff } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { seconds as secondsStyle, undo, undoText } from './UserCard.css.ts';

/** Seconds in which an act of moderation can be taken back. */
export const undoSeconds = 5;

export interface UndoRowProps {
  /** Text of the act: 稳赚带单88 已禁言 10 分钟. */
  children: ReactNode;
  onUndo: () => void;
  /** The time to undo is over. */
  onExpire: () => void;
  /** Default a struck-out bubble. */
  icon?: ReactNode;
}

/**
 * Confirms an act of moderation and lets it be undone for 5 s; the timer stops while it is hovered or focused.
 * Give each act a `key` of its own.
 */
export function UndoRow({ children, onUndo, onExpire, icon = <MessageSquareOff size={16} aria-hidden /> }: UndoRowProps) {
  const { t } = useLingui();
  const [left, setLeft] = useState(undoSeconds);
  const [held, setHeld] = useState(false);
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  const remaining = useRef(undoSeconds);
  useEffect(() => {
    if (held) return;
    const timer = setInterval(() => {
      remaining.current -= 1;
      setLeft(remaining.current);
      if (remaining.current > 0) return;
      clearInterval(timer);
      expire.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [held]);
  // A row that appears under a resting pointer is not pointed at.
  const hold = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) setHeld(true);
  };
  return (
    <div
      className={undo}
      role="status"
      onPointerMove={hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {icon}
      <span className={undoText}>{children}</span>
      <Button tone="soft" size="s" onClick={onUndo}>
        {t`撤销`}
        <span className={secondsStyle} aria-hidden="true">
          {left}
        </span>
      </Button>
    </div>
  );
}
