import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useDeferred } from '../../theme/UiProvider/deferred.ts';
import * as css from './SearchBox.css.ts';
import { searchLimit, type SearchBoxProps } from './SearchBox.types.ts';
import { SearchFrame } from './SearchFrame.tsx';
import { useSlashKey } from './useSlashKey.ts';

const load = () => import('./SearchField.tsx');

/** Search for teams, anchors and matches, with what was searched before and what is hot under it. In the header the field's code comes when it is first approached. */
export function SearchBox(props: SearchBoxProps) {
  const { t } = useLingui();
  const { place = 'header', shortcut = place === 'header', defaultText = '' } = props;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultText);
  const { Loaded, approach, pressed } = useDeferred(load);
  useSlashKey(field, shortcut && !Loaded);
  if (Loaded) return <Loaded {...props} defaultText={text} startOpen={pressed || approach.autoFocus} autoFocus={approach.autoFocus} />;
  const handleSubmit = () => {
    const wanted = text.trim();
    if (wanted !== '') props.onSearch(wanted);
  };
  return (
    <SearchFrame place={place} shortcut={shortcut} text={text} onSubmit={handleSubmit}>
      <input
        ref={field}
        type="search"
        className={css.input}
        autoComplete="off"
        value={text}
        onChange={(event) => setText([...event.target.value].slice(0, searchLimit).join(''))}
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
}
