import type { OpenProps } from '../../theme/useControllableState.ts';
import type { RootProps } from '../../theme/root.ts';

/** When data is saved: on a bad connection, always, or never. */
export const dataSaverChoices = ['auto', 'always', 'never'] as const;
export type DataSaverChoice = (typeof dataSaverChoices)[number];

/**
 * Why data is saved: the reader chose it here (`chosen`) or in the browser (`asked`), the network is of a slow kind (`kind`), or the last
 * answers were slow (`slow`).
 */
export type DataSaverReason = 'chosen' | 'asked' | 'kind' | 'slow';

export interface DataSaverProps extends OpenProps, RootProps {
  /** When data is saved. */
  value?: DataSaverChoice;
  /** Initial value when `value` is left out (uncontrolled); default `auto`. */
  defaultValue?: DataSaverChoice;
  onValueChange?: (choice: DataSaverChoice) => void;
  /** Whether a picture that the network does not carry gives way to its sound; without it there is no such switch. */
  soundAlone?: boolean;
  onSoundAloneChange?: (on: boolean) => void;
  /** Why it is saved now. */
  reason: DataSaverReason;
  /** Shows all pictures of the page; without it they are shown already. */
  onShowPictures?: () => void;
}
