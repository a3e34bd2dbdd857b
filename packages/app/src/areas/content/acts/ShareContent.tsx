import { useLingui } from '@lingui/react/macro';
import type { ContentKind } from '@pitchside/api/content/content';
import { Button } from '@pitchside/ui/Button';
import { Dialog } from '@pitchside/ui/Dialog';
import { QrCode } from '@pitchside/ui/QrCode';
import { RoomShare } from '@pitchside/ui/RoomShare';
import { Send } from 'lucide-react';
import { shareWithFriend } from '../../../platform/share/share.store.ts';
import { useCopyLink } from '../../../platform/toasts/useCopy.ts';
import { contentHrefs } from '../contentLinks.ts';
import { countShare } from './contentActs.ts';
import { Centred } from './acts.layout.ts';

/** Something that is handed on. */
export interface Handed {
  kind: ContentKind;
  id: string;
  /** Title, or the beginning of the text. */
  title: string;
  /** Name of the author. */
  author: string;
}

/** An object to hand on: a code that leads to it, its address, a friend. */
export default function ShareContent({
  what: { kind, id, title, author },
  onClose,
  onShared,
}: {
  what: Handed;
  onClose: () => void;
  onShared?: (shares: number) => void;
}) {
  const { t } = useLingui();
  const url = new URL(contentHrefs[kind](id), location.origin).href;
  const count = () => countShare(kind, id, onShared);
  const copy = useCopyLink();
  const toFriend = () => {
    onClose();
    shareWithFriend({ type: kind, id, title });
    count();
  };
  // The person may think better of it.
  const hand = () => void navigator.share({ title, url }).then(count, () => undefined);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`分享`}
      description={title}
      footer={
        <Button tone="outline" stretch icon={<Send size={16} aria-hidden />} onClick={toFriend}>
          {t`发给好友`}
        </Button>
      }
    >
      <RoomShare
        url={url}
        title={title}
        anchor={author}
        picture={
          <Centred>
            <QrCode value={url} label={t`扫码打开`} />
          </Centred>
        }
        onCopy={() => void copy(url).then((isCopied) => isCopied && count())}
        {...('share' in navigator && { onShare: hand })}
      />
    </Dialog>
  );
}
