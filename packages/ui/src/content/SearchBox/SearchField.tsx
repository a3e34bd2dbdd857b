import { Autocomplete } from '@base-ui/react/autocomplete';
import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import { HotMatches } from './HotMatches.tsx';
import * as css from './SearchBox.css.ts';
import { searchLimit, type SearchBoxProps } from './SearchBox.types.ts';
import { SearchFrame } from './SearchFrame.tsx';
import { SearchHistory } from './SearchHistory.tsx';
import * as panelCss from './SearchPanel.css.ts';
import { useSlashKey } from './useSlashKey.ts';

const opensPanel = new Set(['ArrowDown', 'ArrowUp']);

export interface SearchFieldProps extends SearchBoxProps {
  /** Shows its panel at once, because it was asked for before its code was there. */
  startOpen?: boolean;
  /** Takes over the focus of the field that stood here. */
  autoFocus?: boolean;
}

/** The field at work: history and hot matches under it. */
export default function SearchField({
  onSearch,
  history = [],
  onDeleteHistory,
  onClearHistory,
  hot = null,
  defaultText = '',
  place = 'header',
  shortcut = place === 'header',
  startOpen = false,
  autoFocus = false,
}: SearchFieldProps) {
  const { t } = useLingui();
  const portal = usePortalTheme();
  const rule = useId();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultText);
  const [asked, setAsked] = useState(startOpen);
  const hotMatches = hot !== null && hot.length > 0 ? hot : null;
  const listed = Array.isArray(hotMatches) ? hotMatches : [];
  const open = asked && (history.length > 0 || hotMatches !== null);
  useSlashKey(field, shortcut);

  const search = (wanted: string) => {
    const trimmed = wanted.trim();
    if (trimmed === '') return;
    setText(trimmed);
    setAsked(false);
    onSearch(trimmed);
  };

  return (
    <Autocomplete.Root
      inline
      mode="none"
      open={open}
      items={listed}
      value={text}
      onValueChange={(next, { reason }) => {
        // A followed match leads away; it does not become the text.
        if (reason === 'item-press') return;
        setText([...next].slice(0, searchLimit).join(''));
        setAsked(true);
      }}
      onOpenChange={(next) => setAsked(next)}
    >
      <Popover.Root
        open={open}
        onOpenChange={(next, { event }) => {
          const goal = event instanceof FocusEvent ? event.relatedTarget : event.target;
          // The box is outside the panel but belongs to it: only Escape closes from there.
          const inBox = goal instanceof Node && box.current?.contains(goal);
          if (next || !inBox || event instanceof KeyboardEvent) setAsked(next);
        }}
      >
        <SearchFrame ref={box} place={place} shortcut={shortcut} text={text} onSubmit={() => search(text)}>
          <Autocomplete.Input
            ref={field}
            autoFocus={autoFocus}
            type="search"
            className={css.input}
            autoComplete="off"
            aria-label={t`搜索`}
            aria-describedby={rule}
            aria-expanded={open && listed.length > 0}
            aria-keyshortcuts={shortcut ? '/' : undefined}
            placeholder={place === 'header' ? t`搜索球队、主播` : t`搜球队、主播、比赛`}
            onFocus={() => setAsked(true)}
            onClick={() => setAsked(true)}
            onKeyDown={({ key }) => {
              if (opensPanel.has(key)) setAsked(true);
            }}
          />
          <span id={rule} className={visuallyHidden}>{t`最多 ${searchLimit} 个字`}</span>
        </SearchFrame>
        <Popover.Portal>
          <div {...portal}>
            <Popover.Positioner
              className={panelCss.positioner}
              anchor={box}
              align="start"
              sideOffset={place === 'header' ? 12 : 8}
              collisionPadding={8}
              collisionAvoidance={{ side: 'none', align: 'shift' }}
            >
              <Popover.Popup className={panelCss.panel} aria-label={t`搜索建议`} initialFocus={false} finalFocus={false}>
                {history.length > 0 && (
                  <SearchHistory
                    history={history}
                    onPick={search}
                    onDelete={onDeleteHistory}
                    onClear={onClearHistory}
                    onEmpty={() => field.current?.focus()}
                  />
                )}
                {hotMatches && <HotMatches hot={hotMatches} onLeave={() => setAsked(false)} />}
              </Popover.Popup>
            </Popover.Positioner>
          </div>
        </Popover.Portal>
      </Popover.Root>
    </Autocomplete.Root>
  );
}
