import { useLingui } from '@lingui/react/macro';
import type { RoomCategory } from '@pitchside/api/live/live';

/** Name of each category of rooms. */
export function useCategoryNames(): Record<RoomCategory, string> {
  const { t } = useLingui();
  return { football: t`足球`, basketball: t`篮球`, esports: t`电竞`, talk: t`聊球` };
}
