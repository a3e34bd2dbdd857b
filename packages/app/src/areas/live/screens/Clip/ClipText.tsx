import { useLingui } from '@lingui/react/macro';
import { clipTitleLength, downloadClip, removeClip, renameClip, type Clip } from '@pitchside/api/live/clips';
import { ApiError } from '@pitchside/api';
import { Button } from '@pitchside/ui/Button';
import { Dialog } from '@pitchside/ui/Dialog';
import { Input } from '@pitchside/ui/Input';
import { Link } from '@pitchside/ui/Link';
import { QrCode } from '@pitchside/ui/QrCode';
import { RoomShare } from '@pitchside/ui/RoomShare';
import { Text } from '@pitchside/ui/Text';
import { Download, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useMoment } from '../../../../platform/days/useMoment.ts';
import { unlessLost } from '../../../../platform/log/later.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useCopyLink } from '../../../../platform/toasts/useCopy.ts';
import { clipHref } from '../../../scores/clipLinks.ts';
import { detailHref, roomHref } from '../../../scores/matchLinks.ts';
import { Acts, Centred, Field, Line, Words } from './Clip.layout.ts';

interface ClipTextProps {
  clip: Clip;
  /** Rights of the reader; undefined while unknown. */
  may: { remove: boolean; rename: boolean; download: boolean } | undefined;
  /** Whether it waits for the viewer's own picture: nothing of it is told. */
  isHeld: boolean;
  onChange: () => void;
}

/** Title of a clip, where it comes from, and what may be done with it. */
export function ClipText({ clip, may, isHeld, onChange }: ClipTextProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const [open, setOpen] = useState<'share' | 'rename' | 'remove' | null>(null);
  const { id, room, anchor, maker, match, created_at, kind, at } = clip;
  const close = () => setOpen(null);
  const download = async () => {
    const { url } = await api.call(downloadClip, { id });
    location.assign(url);
  };
  const remove = async () => {
    await api.call(removeClip, { id });
    close();
    say('success', t`片段已下架`);
    onChange();
  };
  const by = maker?.user_nickname ?? '';
  return (
    <Words>
      <Text as="h1" size="title">
        {isHeld ? t({ id: 'clips.one', message: '片段' }) : clip.title}
      </Text>
      <Line>
        <Link href={roomHref(room.id)} alone>
          {anchor.user_nickname}
        </Link>
        {match && (
          <Link href={detailHref(match)} alone>
            {t`比赛中心`}
          </Link>
        )}
        {maker && <Text tone="quiet">{t`${by} 剪`}</Text>}
        <Text tone="quiet">{moment(kind === 'goal' ? at : created_at)}</Text>
        <Acts>
          {clip.state === 'ready' && (
            <Button tone="outline" icon={<Share2 size={16} aria-hidden />} onClick={() => setOpen('share')}>{t`分享`}</Button>
          )}
          {may?.download && (
            <Button tone="outline" icon={<Download size={16} aria-hidden />} onClick={() => unlessLost(download())}>
              {t({ id: 'clip.download', message: '下载' })}
            </Button>
          )}
          {may?.rename && !isHeld && (
            <Button tone="outline" icon={<Pencil size={16} aria-hidden />} onClick={() => setOpen('rename')}>{t`改标题`}</Button>
          )}
          {may?.remove && (
            <Button tone="outline" icon={<Trash2 size={16} aria-hidden />} onClick={() => setOpen('remove')}>
              {t`下架`}
            </Button>
          )}
        </Acts>
      </Line>
      {open === 'share' && <ClipShare clip={clip} isHeld={isHeld} onClose={close} />}
      {open === 'rename' && <ClipRename clip={clip} onClose={close} onChange={onChange} />}
      {open === 'remove' && (
        <Dialog
          open
          onClose={close}
          title={t`下架这个片段？`}
          description={t`下架后谁也看不到，也不能恢复`}
          footer={<Button tone="critical" stretch onClick={() => unlessLost(remove())}>{t`下架`}</Button>}
        />
      )}
    </Words>
  );
}

/** A clip to hand on: a code that leads to it, and its address. */
function ClipShare({ clip: { id, title, anchor }, isHeld, onClose }: { clip: Clip; isHeld: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const url = new URL(clipHref(id), location.origin).href;
  const name = isHeld ? t({ id: 'clips.one', message: '片段' }) : title;
  const copy = useCopyLink();
  return (
    <Dialog open onClose={onClose} title={t`分享`} description={name}>
      <RoomShare
        url={url}
        title={name}
        anchor={anchor.user_nickname}
        picture={
          <Centred>
            <QrCode value={url} label={t`扫码打开`} />
          </Centred>
        }
        onCopy={() => void copy(url)}
        {...('share' in navigator && { onShare: () => void navigator.share({ title: name, url }).catch(() => undefined) })}
      />
    </Dialog>
  );
}

/** Gives a clip another title. */
function ClipRename({ clip: { id, title }, onClose, onChange }: { clip: Clip; onClose: () => void; onChange: () => void }) {
  const { t } = useLingui();
  const [text, setText] = useState(title);
  const [refusal, setRefusal] = useState('');
  const save = async () => {
    try {
      await api.call(renameClip, { id, title: text.trim() }, { quiet: true });
      onChange();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return (
    <Dialog open onClose={onClose} title={t`改标题`} footer={<Button stretch onClick={() => unlessLost(save())}>{t`保存`}</Button>}>
      <Field>
        <Input
          label={t`标题`}
          value={text}
          maxLength={clipTitleLength}
          onValueChange={setText}
          {...(refusal !== '' && { error: refusal })}
          hint={t`留空就用自动标题`}
        />
      </Field>
    </Dialog>
  );
}
