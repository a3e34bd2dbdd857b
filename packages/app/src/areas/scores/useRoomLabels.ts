import { useLingui } from '@lingui/react/macro';
import { foreignTo, type RoomWords } from './room.presenter.ts';

/** Texts of room cards, in the reader's language. */
export function useRoomLabels(): RoomWords {
  const { t, i18n } = useLingui();
  return { official: t`官方`, talk: t`聊球`, foreign: foreignTo(i18n.locale) };
}
