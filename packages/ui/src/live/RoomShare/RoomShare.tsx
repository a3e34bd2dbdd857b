import { useLingui } from '@lingui/react/macro';
import { Link2, Share2 } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { QrCode } from '../../feedback/QrCode/index.ts';
import { address, anchor as anchorText, code, frame, line, sign, title as titleText } from './RoomShare.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RoomShareProps extends RootProps {
  /** Address of the room. */
  url: string;
  /** Title of the room, and whose it is. */
  title: string;
  anchor: string;
  /** A picture to hand on, as the `ShareCard` of the match that the room shows; default a code with the room's name. */
  picture?: ReactNode;
  /** Copies the address. */
  onCopy: (url: string) => void;
  /** Opens the system's share sheet; left out where there is none. */
  onShare?: (url: string) => void;
}

/** Ways to share a room: its picture or its code, and its address. The host puts it into a dialog. */
export const RoomShare = forwardRef<HTMLDivElement, RoomShareProps>(function RoomShare(
  { url, title, anchor, picture, onCopy, onShare, ...root },
  ref,
) {
  const { t } = useLingui();
  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      {picture ?? (
        <div className={code}>
          <b className={titleText}>{title}</b>
          <span className={anchorText}>{anchor}</span>
          <QrCode value={url} label={t`扫码进房间`} />
        </div>
      )}
      <div className={line}>
        <Link2 className={sign} size={16} aria-hidden />
        <span className={address} title={url}>
          {url.replace(/^https?:\/\//, '')}
        </span>
        {onShare && (
          <Button size="s" tone="outline" icon={<Share2 size={16} aria-hidden />} onClick={() => onShare(url)}>
            {t`更多`}
          </Button>
        )}
        <Button size="s" tone="soft" onClick={() => onCopy(url)}>
          {t`复制链接`}
        </Button>
      </div>
    </div>
  );
});
