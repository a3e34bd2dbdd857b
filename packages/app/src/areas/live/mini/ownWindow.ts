import { pictureElement } from '../stage/picture.store.ts';
import { leavePlace } from '../stage/places.ts';
import { aside } from './aside.store.ts';

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

/** Gives the window the looks of this page as they are now: those of a part come with its code, which may come after the window. Its policy lets no style elements in; a sheet made by itself passes. */
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

/** Puts the picture into a window over other programs: with score, chat and a field where the browser can, else the picture alone. To be called by a press. */
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
