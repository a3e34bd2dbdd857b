import { useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { Chip } from '../../actions/Chip/index.ts';
import * as css from './HotList.css.ts';
import { forwardRef, type Ref } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** One place of a rank of things to read or watch. */
export interface HotItem {
  id: string;
  href: string;
  title: string;
  /** A popularity figure, not a count of people. */
  heat: number;
  /** A quiet line below the title: a circle, an author; default none. */
  note?: string;
  /** `rising` climbs fastest, `fresh` is new within hours; default none. */
  mark?: 'rising' | 'fresh';
}

export interface HotListProps extends RootProps {
  items: readonly HotItem[];
  /** Names the rank for screen readers. */
  label: string;
  /** Default ready. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  /** Number of placeholder rows while the list loads; default 8. */
  places?: number;
  /** Lines that a place usually takes, its note included; default 2. */
  lines?: 1 | 2 | 3;
  /** One sentence on how an item gets here, shown while the list is empty; default none. */
  emptyWords?: string;
}

/** Ranking of the most read, watched or discussed items. */
export const HotList = forwardRef<HTMLElement, HotListProps>(function HotList(
  { items, label, status = 'ready', onRetry, places = 8, lines = 2, emptyWords, ...root },
  ref,
) {
  const { t } = useLingui();
  const { compact } = useFormat();
  if (status === 'error') return <ErrorState layout="row" onRetry={onRetry} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div role="status" aria-label={t`努力加载中`} aria-busy ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
        {Array.from({ length: places }, (_, place) => (
          <div key={place} className={css.row}>
            <Skeleton height={22} />
            <Skeleton height={22 * lines} />
          </div>
        ))}
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState title={t`榜上还没有内容`} drawing={null} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
        {emptyWords}
      </EmptyState>
    );
  return (
    <ol className={css.list} aria-label={label} ref={ref as Ref<HTMLOListElement>} {...rootOf(root)}>
      {items.map(({ id, href, title, heat, note, mark }, index) => (
        <li key={id} className={css.row}>
          <span className={index < 3 ? css.top : css.place} aria-hidden="true">
            {index + 1}
          </span>
          <span className={css.words}>
            <a className={css.title} href={href} title={title}>
              {title}
            </a>
            {mark && <Chip tone={mark === 'rising' ? 'live' : 'turf'}>{mark === 'rising' ? t`飙升` : t`新`}</Chip>}
            {note && <small className={css.note}>{note}</small>}
          </span>
          <span className={css.heat}>
            <Flame size={12} aria-hidden />
            <span className={visuallyHidden}>{t`热度`}</span> {compact(heat)}
          </span>
        </li>
      ))}
    </ol>
  );
});
