import { Autocomplete } from '@base-ui/react/autocomplete';
import { Popover } from '@base-ui/react/popover';
import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId, useRef, useState, type KeyboardEvent } from 'react';
import { pasteInOneLine } from '../../forms/Input/written.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import * as css from './SearchBox.css.ts';
import type { SearchBoxProps } from './SearchBox.types.ts';
import { SearchFrame } from './SearchFrame.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import * as panelCss from './SearchPanel.css.ts';
import { cutSearch, searchLimit } from './searchText.ts';
import { suggestedOf } from './suggested.ts';
import { flatSuggestions } from './suggestionsInOrder.ts';
import { useSlashKey } from './useSlashKey.ts';

const opensPanel = new Set(['ArrowDown', 'ArrowUp']);

export interface SearchFieldProps extends SearchBoxProps {
  /** Shows its panel at once, because it was asked for before its code was there. */
  startOpen?: boolean;
  /** Takes over the focus of the stand-in field that it replaces. */
  autoFocus?: boolean;
}

/** The loaded field, with its panel: history and hot matches, or suggestions for the typed text. */
export default forwardRef<HTMLElement, SearchFieldProps>(function SearchField(
  {
    onSearch,
    onType,
    suggestions = null,
    status = 'ready',
    onOpenSuggestion,
    onRetry,
    history = [],
    onDeleteHistory,
    onClearHistory,
    hot = [],
    hotStatus = 'ready',
    defaultText = '',
    place = 'header',
    shortcut = place === 'header',
    startOpen = false,
    autoFocus = false,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const portal = usePortalTheme();
  const rule = useId();
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(defaultText);
  const [asked, setAsked] = useState(startOpen);
  const hotList = hotStatus === 'ready' ? hot : [];
  const hasHot = hotStatus === 'loading' || hotList.length > 0;
  const typed = text.trim();
  const suggested = suggestedOf(typed, suggestions, status);
  const found = typeof suggested === 'object' ? suggested : null;
  const listed: readonly { href: string }[] = found?.best ? flatSuggestions(found) : typeof suggested === 'string' ? [] : hotList;
  const open = asked && (suggested !== null || history.length > 0 || hasHot);
  const isChosen = useRef(false);
  useSlashKey(field, shortcut);

  const search = (wanted: string) => {
    const trimmed = wanted.trim();
    if (trimmed === '') return;
    setText(trimmed);
    setAsked(false);
    onType?.(trimmed);
    onSearch(trimmed);
  };
  const handleEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends an input-method composition searches for nothing. A row chosen by the arrows opens by itself,
    // unless it belongs to an older text.
    if (event.nativeEvent.isComposing || (isChosen.current && (!found || found.text === typed))) return;
    event.preventDefault();
    search(text);
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
        const short = cutSearch(next);
        setText(short);
        setAsked(true);
        onType?.(short.trim());
      }}
      onItemHighlighted={(item) => {
        isChosen.current = item !== undefined;
      }}
      onOpenChange={(next) => setAsked(next)}
    >
      <Popover.Root
        open={open}
        onOpenChange={(next, { event }) => {
          const goal = event.type === 'focusout' ? (event as FocusEvent).relatedTarget : event.target;
          // The box is outside the panel but belongs to it: only Escape closes from there.
          const inBox = goal instanceof Node && box.current?.contains(goal);
          if (next || !inBox || event instanceof KeyboardEvent) setAsked(next);
        }}
      >
        {/*
         * The trigger is the end of the box and no button: Tab leads from the box through the panel, then to the element after the box.
         */}
        <Popover.Trigger
          nativeButton={false}
          render={({ ref: end }) => (
            <SearchFrame
              ref={box}
              place={place}
              shortcut={shortcut}
              text={text}
              rootRef={ref}
              root={root}
              onSubmit={() => search(text)}
              end={<span ref={end} className={visuallyHidden} tabIndex={-1} onFocus={() => field.current?.focus()} />}
            >
              <Autocomplete.Input
                ref={field}
                onPaste={pasteInOneLine}
                autoFocus={autoFocus}
                enterKeyHint="search"
                className={css.input}
                autoComplete="off"
                aria-label={t`搜索`}
                aria-describedby={rule}
                aria-expanded={open && listed.length > 0}
                aria-keyshortcuts={shortcut ? '/' : undefined}
                placeholder={place === 'header' ? t`搜索球队、主播` : t`搜球队、主播、比赛`}
                onFocus={() => setAsked(true)}
                onClick={() => setAsked(true)}
                onKeyDown={(event) => {
                  if (opensPanel.has(event.key)) setAsked(true);
                  if (event.key === 'Enter') handleEnter(event);
                  // The panel's focus guards stand around the box and go with it.
                  if (event.key === 'Tab' && event.shiftKey) setAsked(false);
                }}
              />
              <span id={rule} className={visuallyHidden}>{t`最多 ${searchLimit} 个字`}</span>
            </SearchFrame>
          )}
        />
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
              <Popover.Popup
                className={panelCss.panel({ wide: found?.best != null || suggested === 'waiting' })}
                aria-label={t`搜索建议`}
                initialFocus={false}
                finalFocus={false}
              >
                <SearchPanel
                  history={history}
                  hot={hasHot ? { matches: hotList, waits: hotStatus === 'loading' } : null}
                  suggested={suggested}
                  onRetry={onRetry}
                  onPick={search}
                  onDelete={onDeleteHistory}
                  onClear={onClearHistory}
                  onEmpty={() => field.current?.focus()}
                  onLeave={() => setAsked(false)}
                  onOpened={() => {
                    setAsked(false);
                    onOpenSuggestion?.(typed);
                  }}
                  onAll={() => search(text)}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </div>
        </Popover.Portal>
      </Popover.Root>
    </Autocomplete.Root>
  );
});
