import { useLingui } from '@lingui/react/macro';
import { Bot } from 'lucide-react';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bot, sign } from './BotBadge.css.ts';

export type BotBadgeProps = RootProps;

/** Marks what a program said for its member, so that nobody takes it for a person. */
export const BotBadge = forwardRef<HTMLSpanElement, BotBadgeProps>(function BotBadge(root, ref) {
  const { t } = useLingui();
  return (
    <span className={bot} ref={ref} {...rootOf(root)}>
      <Bot className={sign} size={11} aria-hidden />
      {t`机器人`}
    </span>
  );
});
