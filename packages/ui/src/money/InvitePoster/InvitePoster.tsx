import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { forwardRef, useMemo, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { svgUrl } from '../../pictures/svg.ts';
import { frame, picture } from './InvitePoster.css.ts';
import { posterField, posterMarkup } from './poster.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface InvitePosterProps extends RootProps {
  /** Name of the site. */
  site: string;
  /** Nickname of the inviter. */
  nickname: string;
  code: string;
  /** Absolute address in the QR code. */
  link: string;
  /** The picture could not be made into a file. */
  onError?: () => void;
}

/** Draws a picture of markup into a PNG, on twice as many pixels as it has. */
async function pngOf(address: string): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = posterField.width * 2;
  canvas.height = posterField.height * 2;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of a poster'))), 'image/png'),
  );
}

/** A poster to pass on: the inviter, the code, and a QR code; it is saved as a file. */
export const InvitePoster = forwardRef<HTMLDivElement, InvitePosterProps>(function InvitePoster(
  { site, nickname, code, link, onError, ...root },
  ref,
) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const title = t`一起来${site}看球`;
  const second = t`直播、比分、聊天，一个地方`;
  const from = t`${nickname} 邀请你`;
  const codeLabel = t`邀请码`;
  const address = useMemo(
    () => svgUrl(posterMarkup({ site, title, line: second, from, codeLabel, code, link })),
    [site, title, second, from, codeLabel, code, link],
  );

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const file = URL.createObjectURL(await pngOf(address));
      const anchor = document.createElement('a');
      anchor.href = file;
      anchor.download = `${site}-${code}.png`;
      anchor.click();
      URL.revokeObjectURL(file);
    } catch {
      // A browser without canvases, or one that is short of memory; the poster itself is still shown.
      onError?.();
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={frame} ref={ref} {...rootOf(root)}>
      <img className={picture} src={address} width={posterField.width} height={posterField.height} alt={t`邀请海报，邀请码 ${code}`} />
      <Button tone="soft" loading={busy} icon={<Download size={16} aria-hidden />} onClick={() => void save()}>
        {t`保存海报`}
      </Button>
    </div>
  );
});
