import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Search, X } from 'lucide-react';
import { forwardRef, useId } from 'react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { TooltipGroup } from '../../actions/Tooltip/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { Input } from '../../forms/Input/index.ts';
import { useFormat } from '../../format/index.ts';
import * as css from './CategoryPicker.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** A category that the reader may keep. */
export interface CategoryItem {
  id: string;
  name: string;
  /** Number of items in the category; default not shown. */
  total?: number;
}

export interface CategoryPickerProps extends RootProps {
  /** Categories that the reader keeps, in their order. */
  mine: readonly CategoryItem[];
  /** Categories on offer: all of them, or those found by a search. */
  offered: readonly CategoryItem[];
  /** Load state of the categories on offer; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
  query: string;
  onQueryChange: (query: string) => void;
  onAdd: (category: CategoryItem) => void;
  onRemove: (category: CategoryItem) => void;
  /** Puts one that is kept at another place, from 0. */
  onMove: (category: CategoryItem, place: number) => void;
  /** Nothing more fits; default false. */
  full?: boolean;
}

/** The reader's own categories: put in order, removed, searched and added. */
export const CategoryPicker = forwardRef<HTMLDivElement, CategoryPickerProps>(function CategoryPicker(
  { mine, offered, status = 'ready', onRetry, query, onQueryChange, onAdd, onRemove, onMove, full = false, ...root },
  ref,
) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const id = useId();
  const kept = new Set(mine.map((category) => category.id));
  const open = offered.filter((category) => !kept.has(category.id));
  return (
    <TooltipGroup>
      <div className={css.frame} ref={ref} {...rootOf(root)}>
        <h3 id={`${id}-mine`} className={css.heading}>
          {t`我的分类`}
        </h3>
        {mine.length === 0 ? (
          <p className={css.note}>{t`还没有收藏分类，从下面挑几个常看的。`}</p>
        ) : (
          <ol className={css.list} aria-labelledby={`${id}-mine`}>
            {mine.map((category, index) => {
              const { name } = category;
              return (
                <li key={category.id} className={css.row}>
                  <span className={css.name}>{name}</span>
                  <IconButton
                    size="s"
                    label={t`上移 ${name}`}
                    icon={<ArrowUp size={16} aria-hidden />}
                    disabled={index === 0}
                    onClick={() => onMove(category, index - 1)}
                  />
                  <IconButton
                    size="s"
                    label={t`下移 ${name}`}
                    icon={<ArrowDown size={16} aria-hidden />}
                    disabled={index === mine.length - 1}
                    onClick={() => onMove(category, index + 1)}
                  />
                  <IconButton size="s" label={t`移除 ${name}`} icon={<X size={16} aria-hidden />} onClick={() => onRemove(category)} />
                </li>
              );
            })}
          </ol>
        )}
        <h3 id={`${id}-all`} className={css.heading}>
          {t`全部分类`}
        </h3>
        <Input
          type="search"
          label={t`搜索分类`}
          labelHidden
          placeholder={t`搜索分类`}
          icon={<Search size={16} aria-hidden />}
          value={query}
          onValueChange={onQueryChange}
          maxLength={40}
        />
        {full && <p className={css.note}>{t`已经收藏满了，先移除几个`}</p>}
        {status === 'error' ? (
          <ErrorState layout="row" onRetry={onRetry} />
        ) : status === 'ready' && open.length === 0 ? (
          <EmptyState title={query === '' ? t`全都收藏了` : t`没有找到这个分类`} drawing={null} />
        ) : (
          <ul className={css.chips} aria-labelledby={`${id}-all`} aria-busy={status === 'loading' || undefined}>
            {open.map((category) => (
              <li className={bare} key={category.id}>
                <button type="button" className={css.chip} disabled={full} onClick={() => onAdd(category)}>
                  <Plus size={14} aria-hidden />
                  {category.name}
                  {category.total !== undefined && <span className={css.count}>{integer(category.total)}</span>}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </TooltipGroup>
  );
});
