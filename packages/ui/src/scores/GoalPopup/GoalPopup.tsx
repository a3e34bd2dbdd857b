import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { pageAnnouncer } from '../../feedback/announcer/index.ts';
import { themes } from '../../theme/theme.css.ts';
import { useTheme } from '../../theme/UiProvider/index.ts';
import { useEffectEvent } from '../../theme/UiProvider/effectEvent.ts';
import { closeAll, stack } from './GoalPopup.css.ts';
import { GoalPopupCard } from './GoalPopupCard.tsx';
import type { GoalPopupItem } from './item.ts';
import { useClearCorner } from './useClearCorner.ts';
import { useEventLabels } from './useEventLabels.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Number of popups shown at once; older ones are closed. */
export const popupsShown = 3;

export interface GoalPopupProps extends RootProps {
  /** Events to show, newest first. */
  items: readonly GoalPopupItem[];
  /** An event was closed, by the viewer or after its 15 s, or pushed out by newer ones. */
  onClose: (id: string) => void;
  /** Called when the viewer wants no more popups of this match. */
  onMute: (matchId: string) => void;
}

/**
 * Goals and cards of other matches in a corner that covers no field, action or focus, the lower right where possible:
 * the newest in full, older ones as strips below it. Sounds are the page's to play.
 */
export const GoalPopup = forwardRef<HTMLElement, GoalPopupProps>(function GoalPopup({ items, onClose, onMute, ...rest }, ref) {
  const { t } = useLingui();
  const theme = useTheme();
  const words = useEventLabels();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const announcement = useAnnouncement(items[0]);
  useEffect(() => {
    if (announcement) pageAnnouncer().goalWasRead(announcement.id);
  }, [announcement]);
  const close = useEffectEvent(onClose);
  const corner = useClearCorner(root, items.map(({ id }) => id).join(' '), hovered || focused);

  const pushedOut = items
    .slice(popupsShown)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (pushedOut) pushedOut.split(' ').forEach((id) => close(id));
  }, [pushedOut]);

  /** Before popups are removed: the focus stays with those that remain, else it returns to its previous place. */
  function leave(remaining: number) {
    if (remaining === 0) setHovered(false);
    if (!root.current?.contains(document.activeElement)) return;
    if (remaining > 0) root.current.focus();
    else {
      setFocused(false);
      if (cameFrom.current?.isConnected) cameFrom.current.focus();
    }
  }

  function handleClose(id: string) {
    leave(items.length - 1);
    onClose(id);
  }

  function handleMute(matchId: string) {
    leave(items.filter((item) => item.matchId !== matchId).length);
    onMute(matchId);
  }

  function handleCloseAll() {
    leave(0);
    items.forEach(({ id }) => onClose(id));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const [newest] = items;
    if (event.key === 'Escape' && newest) handleClose(newest.id);
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    // A mouse press leaves focus behind; only keyboard focus means that somebody uses the popup.
    setFocused(event.target.matches(':focus-visible'));
    if (event.relatedTarget instanceof HTMLElement && !event.currentTarget.contains(event.relatedTarget))
      cameFrom.current = event.relatedTarget;
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  return (
    <section
      ref={root}
      className={`${themes.night} ${stack}`}
      data-raised={theme === 'night'}
      data-corner={corner}
      aria-label={t`比赛提醒`}
      tabIndex={-1}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
      {...rootOf(rest)}
    >
      <div role="status" aria-atomic="true" className={visuallyHidden}>
        {announcement && words.sentence(announcement)}
      </div>
      {items.slice(0, popupsShown).map((item, index) => (
        <GoalPopupCard
          key={item.id}
          item={item}
          full={index === 0}
          paused={hovered || focused}
          onClose={handleClose}
          onTimeout={onClose}
          onMute={handleMute}
        />
      ))}
      {items.length > 1 && (
        <button type="button" className={closeAll} onClick={handleCloseAll}>
          <X size={12} aria-hidden />
          {t`全部关闭`}
        </button>
      )}
    </section>
  );
});

/** Returns the newest event, and never an older one that moves to the top because the newest was closed. */
function useAnnouncement(newest: GoalPopupItem | undefined): GoalPopupItem | undefined {
  const [announced, setAnnounced] = useState<readonly GoalPopupItem[]>([]);
  if (newest && !announced.some(({ id }) => id === newest.id)) setAnnounced([newest, ...announced].slice(0, 20));
  return announced[0];
}
