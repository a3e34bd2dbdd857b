import { storedState, readText, storageKeys, writeText } from '../../../platform/storage/storage.ts';

/** Whether what comes next plays by itself; remembered. */
export const autoplay = storedState(() => ({ isOn: readText(storageKeys.autoplay) !== 'off' }));

export function setAutoplay(isOn: boolean): void {
  autoplay.isOn = isOn;
  writeText(storageKeys.autoplay, isOn ? 'on' : 'off');
}
