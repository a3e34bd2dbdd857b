import { useLingui } from '@lingui/react/macro';
import { foreignTo, type RoomLabels } from './room.presenter.ts';

/** Texts of room cards, in the reader's language. */
export function useRoomLabels(): RoomLabels {
  const { t, i18n } = useLingui();
  return { official: t`官方`, talk: t`聊球`, foreign: foreignTo(i18n.locale) };
}
