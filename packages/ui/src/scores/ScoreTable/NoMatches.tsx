import { useLingui } from '@lingui/react/macro';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { useFormat } from '../../format/index.ts';

export interface NoMatchesProps {
  /** Title in one line that names what is missing; default 这一天没有比赛. */
  title?: string;
  /** The nearest day that has matches, in ms UTC, and how many; without it no way out is offered. */
  nearest?: { at: number; count: number };
  /** Shows the nearest day. */
  onNearest?: () => void;
  /** IANA zone in which days are cut; default the viewer's own. */
  timeZone?: string;
}

/** Empty state of a score table, with a button to the nearest day that has matches. */
export function NoMatches({ title, nearest, onNearest, timeZone }: NoMatchesProps) {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const day = nearest && `${format.date(nearest.at)} ${format.weekday(nearest.at)}`;
  const count = nearest?.count;
  return (
    <EmptyState
      title={title ?? t`这一天没有比赛`}
      action={nearest && onNearest && <Button tone="soft" onClick={onNearest}>{t`看 ${day}，${count} 场`}</Button>}
    />
  );
}
