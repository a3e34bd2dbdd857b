import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { forwardRef, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../../actions/Button/index.ts';
import * as css from './SearchBox.css.ts';
import type { SearchBoxProps } from './SearchBox.types.ts';
import { searchLength, searchLimit } from './searchText.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface SearchFrameProps extends Required<Pick<SearchBoxProps, 'place' | 'shortcut'>> {
  /** Text typed so far. */
  text: string;
  /** The whole of it. */
  rootRef: Ref<HTMLElement>;
  root: RootProps;
  /** The field was sent off. */
  onSubmit: () => void;
  /** Last element in the box, so that the panel follows it in the tab order. */
  end?: ReactNode;
  /** The field. */
  children: ReactNode;
}

/**
 * Frame of a search field, drawn before and after its code has loaded: the magnifier, the shortcut key, the character count,
 * and on a page the button.
 */
export const SearchFrame = forwardRef<HTMLFormElement, SearchFrameProps>(function SearchFrame(
  { place, shortcut, text, rootRef, root, onSubmit, end, children },
  ref,
) {
  const { t } = useLingui();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search ref={rootRef} {...rootOf(root)}>
      <form ref={ref} className={css.box({ place })} onSubmit={handleSubmit} noValidate>
        <label className={css.label}>
          <Search className={css.icon} size={16} aria-hidden />
          {children}
          {shortcut && (
            <kbd className={css.keyHint} aria-hidden="true">
              /
            </kbd>
          )}
          <span className={css.counter} data-always={place === 'page' || undefined} aria-hidden="true">
            {searchLength(text)}/{searchLimit}
          </span>
        </label>
        {place === 'page' && <Button type="submit">{t`搜索`}</Button>}
        {end}
      </form>
    </search>
  );
});
