import { useLingui } from '@lingui/react/macro';
import { forwardRef, useRef, useState } from 'react';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import { pasteInOneLine } from '../../forms/Input/written.ts';
import * as css from './SearchBox.css.ts';
import type { SearchBoxProps } from './SearchBox.types.ts';
import { cutSearch } from './searchText.ts';
import { SearchFrame } from './SearchFrame.tsx';
import { useSlashKey } from './useSlashKey.ts';

const load = () => import('./SearchField.tsx');

/**
 * Search for teams, leagues, matches, anchors and rooms. It shows past searches and hot matches, then suggestions while someone types;
 * Enter asks for all results. In the header the field's code loads when it is first approached.
 */
export const SearchBox = forwardRef<HTMLElement, SearchBoxProps>(function SearchBox(props, ref) {
  const { t } = useLingui();
  const { place = 'header', shortcut = place === 'header', defaultText = '' } = props;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultText);
  const { Loaded, approach, pressed } = useDeferred(load);
  useSlashKey(field, shortcut && !Loaded);
  if (Loaded)
    return <Loaded ref={ref} {...props} defaultText={text} startOpen={pressed || approach.autoFocus} autoFocus={approach.autoFocus} />;
  const handleSubmit = () => {
    const sent = text.trim();
    if (sent !== '') props.onSearch(sent);
  };
  return (
    <SearchFrame place={place} shortcut={shortcut} text={text} rootRef={ref} root={props} onSubmit={handleSubmit}>
      <input
        ref={field}
        enterKeyHint="search"
        className={css.input}
        autoComplete="off"
        value={text}
        onPaste={pasteInOneLine}
        onChange={(event) => {
          const short = cutSearch(event.target.value);
          setText(short);
          props.onType?.(short.trim());
        }}
        role="combobox"
        aria-expanded={false}
        aria-label={t`搜索`}
        aria-keyshortcuts={shortcut ? '/' : undefined}
        placeholder={place === 'header' ? t`搜索球队、主播` : t`搜球队、主播、比赛`}
        onPointerEnter={approach.onPointerEnter}
        onFocus={approach.onFocus}
        onBlur={approach.onBlur}
        onClick={approach.onClick}
      />
    </SearchFrame>
  );
});
