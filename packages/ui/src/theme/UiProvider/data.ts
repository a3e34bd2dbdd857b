import { createContext, useContext, useState } from 'react';

/** Data that components load by themselves. */
export interface DataConvention {
  /** Faces: `web` loads ours, `system` uses what the reader's machine has, at the same widths. */
  fonts: 'web' | 'system';
  /** Pictures of the network: `shown` as they come, or `asked`, each at a press. Until then a placeholder or a drawing has their place. */
  pictures: 'shown' | 'asked';
}

/** Convention without a word of the host: everything is loaded. */
export const fullData: DataConvention = { fonts: 'web', pictures: 'shown' };

export const DataContext = createContext<DataConvention>(fullData);

/** Whether pictures of the network wait for a press. */
export const usePicturesAsked = (): boolean => useContext(DataContext).pictures === 'asked';

/** Whether a picture comes without the network. */
const isHere = (src: string) => /^(data|blob):/.test(src);

/** State of a picture that may wait for a press. */
export interface HeldPicture {
  /** Whether its placeholder has its place. */
  held: boolean;
  /** Whether it was asked for. */
  asked: boolean;
  show: () => void;
}

/** Whether a picture waits for a press, and the way to show it; undefined for no picture. */
export function useHeldPicture(src: string | undefined): HeldPicture {
  const waits = usePicturesAsked();
  const [askedSrc, setAskedSrc] = useState<string>();
  const asked = src !== undefined && src === askedSrc;
  return { held: waits && src !== undefined && !isHere(src) && !asked, asked, show: () => setAskedSrc(src) };
}
