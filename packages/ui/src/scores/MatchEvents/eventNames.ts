import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { TimelineKind } from './events.ts';

/** Names of the events. */
export const eventNames: Record<TimelineKind, MessageDescriptor> = {
  kick_off: msg`开球`,
  goal: msg`进球`,
  penalty_goal: msg`点球命中`,
  penalty_missed: msg`点球未进`,
  own_goal: msg`乌龙球`,
  goal_cancelled: msg`进球取消`,
  yellow: msg`黄牌`,
  second_yellow: msg`两黄变红`,
  red: msg`红牌`,
  substitution: msg`换人`,
  var: msg`VAR 裁决`,
  corner: msg`角球`,
  half_time: msg`中场休息`,
  second_half: msg`下半场开始`,
  extra_time: msg`进入加时`,
  shootout: msg`点球大战`,
  shootout_goal: msg`点球罚进`,
  shootout_miss: msg`点球罚失`,
  full_time: msg`全场结束`,
};
