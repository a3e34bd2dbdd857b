import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import type { TaskRowProps } from './TaskRow.types.ts';
import * as css from './TaskRow.css.ts';

/** Action on a task: a link to it, claiming the reward, or none. */
export function TaskAct({ task: { id, title, state, href }, onClaim, claiming, size }: Required<TaskRowProps>) {
  const { t } = useLingui();
  if (state === 'open') {
    const go = t`去完成`;
    return href ? (
      <ButtonLink tone="soft" size="s" stretch href={href} label={`${go}：${title}`}>
        {go}
      </ButtonLink>
    ) : null;
  }
  if (state === 'review') return <span className={css.still}>{t`审核中`}</span>;
  const claimed = state === 'claimed';
  const word = claimed ? t`已领取` : t`领取`;
  return (
    <span className={css.claim} data-claimed={claimed || undefined}>
      <Button
        tone={claimed ? 'plain' : 'diamond'}
        size="s"
        stretch
        loading={claiming}
        icon={claimed && size === 'full' ? <Check size={16} aria-hidden /> : undefined}
        aria-label={`${word}：${title}`}
        // The button stays, so that it keeps the focus after a claim; but it is no tab stop any more.
        aria-disabled={claimed || undefined}
        tabIndex={claimed ? -1 : undefined}
        onClick={claimed ? undefined : () => onClaim(id)}
      >
        {word}
      </Button>
    </span>
  );
}
