import { useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { frame, icon, words } from './RoomPlacard.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RoomPlacardProps extends RootProps {
  /** The anchor's announcement, at most 50 characters. */
  children: string;
}

/** Announcement of the anchor, above the chat. It is shown in full, because it is short. */
export const RoomPlacard = forwardRef<HTMLDivElement, RoomPlacardProps>(function RoomPlacard({ children, ...root }, ref) {
  const { t } = useLingui();
  return (
    <div className={frame} role="note" aria-label={t`公告`} ref={ref} {...rootOf(root)}>
      <Megaphone className={icon} size={16} aria-hidden />
      <p className={words}>{children}</p>
    </div>
  );
});
