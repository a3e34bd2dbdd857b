import { useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { frame, icon, words } from './RoomPlacard.css.ts';

export interface RoomPlacardProps {
  /** The anchor's announcement, at most 50 characters. */
  children: string;
}

/** What the anchor announces, over the chat; all of it, because it is short. */
export function RoomPlacard({ children }: RoomPlacardProps) {
  const { t } = useLingui();
  return (
    <div className={frame} role="note" aria-label={t`公告`}>
      <Megaphone className={icon} size={16} aria-hidden />
      <p className={words}>{children}</p>
    </div>
  );
}
