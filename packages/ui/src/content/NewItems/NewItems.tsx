import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { ArrowUp } from 'lucide-react';
import { forwardRef } from 'react';
import { bar, place } from './NewItems.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** From here on the bar says 99+. */
export const newItemsShown = 99;

export interface NewItemsProps extends RootProps {
  /** Number of items that arrived since the list was read; 0 draws nothing. */
  count: number;
  /** Puts them in front of the list. */
  onShow: () => void;
}

/** Button that announces new entries. They are added on a press only, so that the text being read stays in place. */
export const NewItems = forwardRef<HTMLDivElement, NewItemsProps>(function NewItems({ count, onShow, ...root }, ref) {
  const { t } = useLingui();
  const words = count > newItemsShown ? t`有 ${newItemsShown}+ 条新内容` : t`${plural(count, { other: '有 # 条新内容' })}`;
  return (
    <div role="status" className={place} ref={ref} {...rootOf(root)}>
      {count > 0 && (
        <button type="button" className={bar} onClick={onShow}>
          <ArrowUp size={16} aria-hidden />
          {words}
        </button>
      )}
    </div>
  );
});
