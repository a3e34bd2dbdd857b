import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Plus } from 'lucide-react';
import { forwardRef, type CSSProperties } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { useWanted } from '../../actions/useWanted.ts';
import { Badge } from '../../feedback/Badge/index.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import * as css from './CircleRow.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A circle as its row takes it. */
export interface CircleRowItem {
  id: string;
  href: string;
  name: string;
  /** Address of its picture; without one a plate of its colours with its first letter. */
  cover?: string;
  /** Two CSS colours of the plate. */
  colors: readonly [string, string];
  members: number;
  /** Posts of today; default not shown. */
  postsToday?: number;
}

export interface CircleRowProps extends RootProps {
  circle: CircleRowItem;
  /** Whether it is the circle shown; default false. */
  current?: boolean;
  /** Posts since the reader's last visit, as a count at the end; default none. */
  unread?: number;
  /** Whether the reader has joined it; needed for the button. */
  joined?: boolean;
  /** Joins or leaves it; shown at once and taken back when the promise rejects. Without it there is no button. */
  onJoinedChange?: (joined: boolean) => void | Promise<void>;
}

/** A circle in a list: a group where people with the same interest post. */
export const CircleRow = forwardRef<HTMLDivElement, CircleRowProps>(function CircleRow(
  { circle, current = false, unread = 0, joined = false, onJoinedChange, ...root },
  ref,
) {
  const { t } = useLingui();
  const { compact } = useFormat();
  const { href, name, cover, colors, members, postsToday } = circle;
  const people = compact(members);
  const posts = postsToday === undefined ? '' : compact(postsToday);
  return (
    <div className={css.row} data-current={current || undefined} ref={ref} {...rootOf(root)}>
      <a className={css.link} href={href} aria-current={current ? 'page' : undefined}>
        <span
          className={css.plate}
          style={
            { '--plate': colors[0], '--plate-line': colors[1], backgroundImage: cover && `url("${encodeURI(cover)}")` } as CSSProperties
          }
          aria-hidden="true"
        >
          {cover ? '' : [...name][0]}
        </span>
        <span className={css.words}>
          <span className={css.name} title={name}>
            {name}
          </span>
          <small className={css.note}>
            {t`${plural(members, { other: `${people} 人` })}`}
            {postsToday !== undefined && ` · ${t`今日 ${posts} 帖`}`}
          </small>
        </span>
        {unread > 0 && <Badge count={unread} tone="brand" label={t`${plural(unread, { other: '# 条新帖' })}`} />}
      </a>
      {onJoinedChange && <Join name={name} joined={joined} onJoinedChange={onJoinedChange} />}
    </div>
  );
});

interface JoinProps {
  name: string;
  joined: boolean;
  onJoinedChange: (joined: boolean) => void | Promise<void>;
}

function Join({ name, joined, onJoinedChange }: JoinProps) {
  const { t } = useLingui();
  const { wanted, ask } = useWanted<boolean>();
  const shown = wanted ?? joined;
  const handleClick = () => ask(!shown, onJoinedChange(!shown));
  return (
    <Button
      size="s"
      tone={shown ? 'outline' : 'soft'}
      aria-pressed={shown}
      onClick={wanted === undefined ? handleClick : undefined}
      icon={shown ? <Check size={14} aria-hidden /> : <Plus size={14} aria-hidden />}
    >
      {shown ? t`已加入` : t`加入`}
      <span className={visuallyHidden}> {name}</span>
    </Button>
  );
}
