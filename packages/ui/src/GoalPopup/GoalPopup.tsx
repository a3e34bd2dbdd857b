import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../theme/a11y.css.ts';
import { themes } from '../theme/theme.css.ts';
import { useEffectEvent, useTheme } from '../UiProvider/index.ts';
import { stack } from './GoalPopup.css.ts';
import { GoalPopupCard } from './GoalPopupCard.tsx';
import type { GoalPopupItem } from './item.ts';
import { useEventWords } from './useEventWords.ts';

/** Popups that stand at once; older ones are closed. */
export const popupsShown = 3;

export interface GoalPopupProps {
  /** Events to show, newest first. */
  items: readonly GoalPopupItem[];
  /** An event was closed, by the viewer or after its 15 s, or pushed out by newer ones. */
  onClose: (id: string) => void;
  /** The viewer wants no more popups of this match. */
  onMute: (matchId: string) => void;
  /** An event has just appeared; the place to play its sound. Called once for each. */
  onShow?: (item: GoalPopupItem) => void;
}

/** Goals and cards of other matches in the lower right corner: the newest in full, older ones as strips below it. */
export function GoalPopup({ items, onClose, onMute, onShow }: GoalPopupProps) {
  const { t } = useLingui();
  const theme = useTheme();
  const words = useEventWords();
  const root = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const announcement = useAnnouncement(items[0]);
  useEachOnce(items, onShow);
  const close = useEffectEvent(onClose);

  const pushedOut = items.slice(popupsShown).map(({ id }) => id).join(' ');
  useEffect(() => {
    if (pushedOut) pushedOut.split(' ').forEach((id) => close(id));
  }, [pushedOut]);

  function handleClose(id: string) {
    // The focus stays with the stack, so that the next popup can be closed too; with the last one it goes.
    if (items.length > 1 && root.current?.contains(document.activeElement)) root.current.focus();
    else setFocused(false);
    if (items.length <= 1) setHovered(false);
    onClose(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const [newest] = items;
    if (event.key === 'Escape' && newest) handleClose(newest.id);
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    // A press of the mouse leaves the focus behind; only a keyboard's focus means that someone is there.
    setFocused(event.target.matches(':focus-visible'));
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    <section
      ref={root}
      className={`${themes.night} ${stack}`}
      data-raised={theme === 'night'}
      aria-label={t`比赛提醒`}
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <div role="status" aria-atomic="true" className={visuallyHidden}>
        {announcement && words.sentence(announcement)}
      </div>
      {items.slice(0, popupsShown).map((item, index) => (
        <GoalPopupCard key={item.id} item={item} full={index === 0} paused={hovered || focused} onClose={handleClose} onTimeout={onClose} onMute={onMute} />
      ))}
    </section>
  );
}

/** The newest event, and never again an older one that comes to the top because the newest was closed. */
function useAnnouncement(newest: GoalPopupItem | undefined): GoalPopupItem | undefined {
  const [told, setTold] = useState<readonly GoalPopupItem[]>([]);
  if (newest && !told.some(({ id }) => id === newest.id)) setTold([newest, ...told].slice(0, 20));
  return told[0];
}

function useEachOnce(items: readonly GoalPopupItem[], onShow: ((item: GoalPopupItem) => void) | undefined) {
  const shown = useRef(new Set<string>());
  const show = useEffectEvent((item: GoalPopupItem) => onShow?.(item));
  useEffect(() => {
    const present = new Set(items.map(({ id }) => id));
    for (const item of items.toReversed()) if (!shown.current.has(item.id)) show(item);
    shown.current = present;
  }, [items]);
}
