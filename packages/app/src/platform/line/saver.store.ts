import type { DataSaverChoice, DataSaverReason } from '@pitchside/ui/DataSaver';
import { proxy, useSnapshot } from 'valtio';
import { drawing, useDrawing } from '../drawn/drawn.ts';
import { inBrowser } from '../host/host.ts';
import { onStorageChange, readTextNow, storageKeys, tabKeys, writeText } from '../storage/storage.ts';
import { connectionKind, networkInformation } from './connection.ts';
import { createSlowness } from './slowness.ts';

interface SaverState {
  /** When the reader wants data to be saved. */
  choice: DataSaverChoice;
  /** Sign of a bad connection; null while there is none. */
  sign: Exclude<DataSaverReason, 'chosen'> | null;
  /** Whether a picture that the network does not carry gives way to its sound, while data is saved. */
  soundAlone: boolean;
  /** Path of the page whose pictures were asked for together; null for none. */
  picturesOf: string | null;
}

const choices = ['auto', 'always', 'never'] as const satisfies readonly DataSaverChoice[];
const readSoundAlone = () => readTextNow(storageKeys.soundAlone) !== 'no';
const readChoice = (): DataSaverChoice => choices.find((known) => known === readTextNow(storageKeys.dataSaver)) ?? 'auto';

/** A slow connection is known over a reload, which else had to find out by some slow answers more. */
const slow = createSlowness(readTextNow(tabKeys.slowAnswers) === 'yes');

function readSign(): SaverState['sign'] {
  const kind = connectionKind();
  if (kind === 'save-data') return 'asked';
  if (kind === '2g' || kind === 'slow-2g') return 'kind';
  return slow.isSlow() ? 'slow' : null;
}

/** State of the data saver in this browser. A page that the server drew follows what the server knew until it is taken over. */
export const saver = proxy<SaverState>({ choice: readChoice(), sign: readSign(), soundAlone: readSoundAlone(), picturesOf: null });

/** Why data is saved; null where it is not. */
const reasonOf = ({ choice, sign }: Pick<SaverState, 'choice' | 'sign'>): DataSaverReason | null =>
  choice === 'always' ? 'chosen' : choice === 'never' ? null : sign;

/** Whether data is saved on this page. */
export function isSaving(): boolean {
  const drawn = drawing();
  return drawn ? drawn.saver === true : reasonOf(saver) !== null;
}

/** Why data is saved on this page, for a component; null while it is not. */
export function useSaving(): DataSaverReason | null {
  const drawn = useDrawing();
  const { choice, sign } = useSnapshot(saver);
  if (drawn) return drawn.saver ? 'chosen' : null;
  return reasonOf({ choice, sign });
}

/** Sets the cookie by which the server leaves fonts and pictures out of a page; without one it follows the browser's own wish. */
function reportToServer(): void {
  if (!inBrowser) return;
  const cookieValue = reasonOf(saver) !== null ? 'on' : saver.choice === 'never' ? 'off' : null;
  // What the connection tells holds for this visit, a choice for good.
  const age = cookieValue === null ? '; Max-Age=0' : saver.choice === 'auto' ? '' : '; Max-Age=31536000';
  document.cookie = `saver=${cookieValue ?? ''}; Path=/; SameSite=Lax${age}`;
}

function look(): void {
  saver.sign = readSign();
  reportToServer();
}

/** Keeps the reader's choice; it then holds on every page. */
export function chooseSaver(choice: DataSaverChoice): void {
  saver.choice = choice;
  writeText(storageKeys.dataSaver, choice);
  reportToServer();
}

/** Keeps whether a picture gives way to its sound. */
export function chooseSoundAlone(on: boolean): void {
  saver.soundAlone = on;
  writeText(storageKeys.soundAlone, on ? null : 'no');
}

/** Whether a picture that the network does not carry gives way to its sound. */
export const givesWay = (): boolean => isSaving() && saver.soundAlone;

/** Shows the pictures of the page at a path, although data is saved. */
export const showPicturesOf = (pathname: string): void => void (saver.picturesOf = pathname);

/** Shortest time of an answer over a network, ms: one that came with the page tells nothing of the connection. */
const shortest = 10;

/** Notes how long an answer took, by instants of one clock, ms. */
export function noteAnswer(sentAt: number, answeredAt: number): void {
  if (answeredAt - sentAt < shortest) return;
  const was = slow.isSlow();
  slow.note({ sentAt, answeredAt });
  if (slow.isSlow() === was) return;
  writeText(tabKeys.slowAnswers, was ? null : 'yes');
  look();
}

/** Follows what the browser tells of the connection, and what is chosen in another tab. */
export function followConnection(): void {
  look();
  networkInformation()?.addEventListener('change', look);
  onStorageChange(storageKeys.dataSaver, () => {
    saver.choice = readChoice();
    look();
  });
  onStorageChange(storageKeys.soundAlone, () => void (saver.soundAlone = readSoundAlone()));
}

/** Most entries of a list that are asked for at once while data is saved. */
const mostListed = 20;

/** Number of entries to ask for at once, where `usual` is asked for on a good connection. */
export const listed = (usual: number): number => (isSaving() ? Math.min(usual, mostListed) : usual);
