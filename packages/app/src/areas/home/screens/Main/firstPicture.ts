import type { Room } from '@pitchside/api/live/live';
import { coverUrl } from '@pitchside/ui/pictures';
import { coverView } from '../../../scores/cover.presenter.ts';
import { byPopularity, stage } from './stage.data.ts';

/** As the server writes what goes with the page. */
interface Told {
  answers?: Record<string, { data?: { list?: Room[] } }>;
}

/** First room of the stage, from data that came with the page. */
function roomTold(): Room | undefined {
  const told = JSON.parse(document.getElementById('first-answers')?.textContent ?? '{}') as Told;
  const [, rooms] = Object.entries(told.answers ?? {}).find(([path]) => path.startsWith('live_streaming/getLiveList?')) ?? [];
  return rooms?.data?.list?.toSorted(byPopularity)[0];
}

function box(style: string, child: HTMLElement): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = style;
  element.append(child);
  return element;
}

/**
 * Shows the cover of the stage where the player will be, while the app still loads. A script of its own draws it first, from data that came
 * with the page; the app then replaces it.
 * The styles of the app are not loaded yet, so it is placed by inline styles; a test compares both positions. Windows with a single-column
 * stage wait for the app.
 */
export function showFirstPicture(): void {
  const root = document.getElementById('root');
  if (!root || root.hasChildNodes() || innerWidth < stage.single) return;
  const room = roomTold();
  if (!room) return;
  const { src, ...art } = coverView(room);
  const picture = new Image();
  picture.alt = '';
  picture.decoding = 'sync';
  picture.style.cssText =
    'display:block;width:100%;aspect-ratio:16/9;object-fit:cover;background:#000;border-radius:var(--pitchside-radius-card) var(--pitchside-radius-card) 0 0';
  picture.src = src ?? coverUrl(art);
  const beside = innerWidth > stage.narrow ? stage.rooms + stage.matches + 24 : stage.roomsNarrow + 12;
  const edge = `max(24px,50% - ${stage.width / 2 - 24}px)`;
  // The header, 60 px high, will stand on the same ground.
  const band = box(`background:var(--pitchside-color-frame);padding:76px calc(${edge} + ${beside}px) 96px ${edge}`, picture);
  // Longer than the window, as the page is: else the bar that scrolls it would push the picture aside when it comes.
  root.append(box('min-height:110vh', band));
}

/** Lets the letters come, which the page names but does not fetch before its picture. */
function fetchLetters(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = 'all';
}

// Runs in a microtask of its own, so that an error in it does not stop the app.
queueMicrotask(showFirstPicture);
// A frame callback runs before the paint, a task after it; a tab in the background draws nothing.
if (document.hidden) fetchLetters();
else requestAnimationFrame(() => setTimeout(fetchLetters));
