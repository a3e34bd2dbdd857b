import { say } from '../../lab/storykit/say.ts';

/** A removal by a moderator, with a reason. */
export const removal = {
  anchor: say('阿飞说球', 'Alfie on football', 'Phi bình bóng'),
  by: 'moderator',
  at: Date.UTC(2026, 10, 21, 12, 40),
  reason: say('屡次带单', 'Selling picks in the chat', 'Nhiều lần rao kèo'),
} as const;
