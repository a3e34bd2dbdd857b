import { pictureElement } from '../stage/picture.store.ts';
import { leavePlace } from '../stage/places.ts';
import { aside } from '../aside.store.ts';

/** Documents in picture in picture, where the browser has them; not in TypeScript's own list of interfaces yet. */
interface PictureDocuments {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}
const documents = (globalThis as { documentPictureInPicture?: PictureDocuments }).documentPictureInPicture;

/** Pixels of the window when it opens: score, picture, three lines of chat and a field. */
const size = { width: 440, height: 560 };

let opened: Window | undefined;

/** The window of the picture; undefined while there is none. */
export const ownWindow = (): Window | undefined => opened;

/** Whether the picture can have a window, its own or the browser's. */
export const canPopOut = (): boolean => documents !== undefined || document.pictureInPictureEnabled;

/**
 * Copies the current styles of this page into the window; styles of lazy components may arrive after the window. Its policy forbids style
 * elements, but allows a constructed style sheet.
 */
export function dressWindow(): void {
  const target = opened as (Window & typeof globalThis) | undefined;
  if (!target) return;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  const sheet = new target.CSSStyleSheet();
  sheet.replaceSync(rules.join('\n'));
  target.document.adoptedStyleSheets = [sheet];
  const { lang, dataset } = document.documentElement;
  target.document.documentElement.lang = lang;
  Object.assign(target.document.documentElement.dataset, dataset);
  Object.assign(target.document.body.style, { margin: '0', height: '100vh', overflow: 'hidden' });
  target.document.title = document.title;
}

/**
 * Moves the picture into an always-on-top window: with score, chat and composer where the browser supports it, else the picture alone. Must
 * be called from a press.
 */
export async function popOut(): Promise<void> {
  if (!documents) {
    await pictureElement().requestPictureInPicture();
    return;
  }
  const made = await documents.requestWindow(size);
  opened = made;
  dressWindow();
  aside.window = true;
  aside.mini = false;
  made.addEventListener('pagehide', () => {
    opened = undefined;
    // Before the document is gone, and the picture with it.
    leavePlace('window');
    aside.window = false;
    // Away from its room the picture comes back into the corner; in its room the page has it again.
    if (location.pathname.toLowerCase() !== '/live') aside.mini = true;
  });
}

/** Brings the picture back from its window, or from the browser's. */
export function popIn(): void {
  opened?.close();
  if (document.pictureInPictureElement) void document.exitPictureInPicture();
}
