import { useLingui } from '@lingui/react/macro';
import type { ArticlePieceDraft } from '@pitchside/ui/ArticleEditor';
import { Button } from '@pitchside/ui/Button';
import { Uploader } from '@pitchside/ui/Uploader';
import { useUploads } from '../../../../../platform/upload/useUploads.ts';
import { newPiece } from './articleDraft.ts';

/** Pictures for the body: sent first, then put at its end, where they are moved like every piece. */
export function ArticlePicture({ onAdded }: { onAdded: (piece: ArticlePieceDraft, preview: string) => void }) {
  const { t } = useLingui();
  const { uploader, keys, sources, pending, clear } = useUploads('article', 1);
  const [key] = keys;
  const put = () => {
    if (key === undefined) return;
    onAdded(newPiece('picture', key), sources[0] ?? '');
    clear();
  };
  return (
    <>
      <Uploader {...uploader} label={t`正文图片`} />
      <Button size="s" tone="outline" disabled={key === undefined || pending} onClick={put}>
        {t`放进正文`}
      </Button>
    </>
  );
}
