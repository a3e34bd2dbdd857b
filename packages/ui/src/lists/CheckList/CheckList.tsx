import { useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import * as css from './CheckList.css.ts';

/** One check and its finding. */
export interface CheckItem {
  id: string;
  /** Subject of the check, or the whole sentence. */
  words: ReactNode;
  /** Finding of the check. */
  found?: ReactNode;
  /** Whether it needs another look; default false. */
  doubt?: boolean;
}

export interface CheckListProps extends Omit<HTMLAttributes<HTMLUListElement>, 'className' | 'style'> {
  items: readonly CheckItem[];
}

/** List of checks, each marked as in order or as needing a look. */
export const CheckList = forwardRef<HTMLUListElement, CheckListProps>(function CheckList({ items, ...rest }, ref) {
  const { t } = useLingui();
  return (
    <ul ref={ref} className={css.list} {...rest}>
      {items.map(({ id, words, found, doubt = false }) => (
        <li key={id} className={css.check[found === undefined ? 'words' : 'found']}>
          <span className={css.sign[doubt ? 'doubt' : 'good']}>
            {doubt ? <TriangleAlert size={16} aria-label={t`需要留意`} /> : <Check size={16} aria-label={t`没有问题`} />}
          </span>
          <span className={found === undefined ? undefined : css.strong}>{words}</span>
          {found !== undefined && <span>{found}</span>}
        </li>
      ))}
    </ul>
  );
});
