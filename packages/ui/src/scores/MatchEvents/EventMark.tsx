import { ArrowRightLeft, Ban, CirclePlay, CircleX, Flag, FlagTriangleRight, Goal, MonitorCheck, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardMark } from '../CardMark/index.ts';
import { SportIcon } from '../SportIcon/index.ts';
import type { TimelineKind } from './events.ts';
import { mark } from '../../theme/recipes/sign.css.ts';

const marks: Record<TimelineKind, ReactNode> = {
  kick_off: <CirclePlay size={16} />,
  goal: <SportIcon kind="football" />,
  penalty_goal: <SportIcon kind="football" />,
  penalty_missed: <CircleX size={16} />,
  own_goal: <SportIcon kind="football" />,
  goal_cancelled: <Ban size={16} />,
  yellow: <CardMark kind="yellow" size="l" />,
  second_yellow: <CardMark kind="second-yellow" size="l" />,
  red: <CardMark kind="red" size="l" />,
  substitution: <ArrowRightLeft size={16} />,
  var: <MonitorCheck size={16} />,
  corner: <FlagTriangleRight size={16} />,
  half_time: <Timer size={16} />,
  second_half: <CirclePlay size={16} />,
  extra_time: <Timer size={16} />,
  shootout: <Goal size={16} />,
  shootout_goal: <SportIcon kind="football" />,
  shootout_miss: <CircleX size={16} />,
  full_time: <Flag size={16} />,
};

/** The sign of an event; the text beside it has the same meaning. */
export function EventMark({ kind }: { kind: TimelineKind }) {
  return (
    <span className={mark[kind === 'own_goal' ? 'against' : 'plain']} aria-hidden="true">
      {marks[kind]}
    </span>
  );
}
