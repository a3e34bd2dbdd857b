import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import { ApiError } from '@pitchside/api';
import { replayFiles } from '@pitchside/api/live/clips';
import { Button } from '@pitchside/ui/Button';
import { Dialog } from '@pitchside/ui/Dialog';
import { useFormat } from '@pitchside/ui/format';
import { Link } from '@pitchside/ui/Link';
import { useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { Stack } from '../../Studio.layout.ts';

type Files = CallData<typeof replayFiles>['files'];

/** Downloads the recording of a broadcast as MP4; several films where the encoder changed its picture. */
export function ReplayDownload({ id }: { id: string }) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const [busy, setBusy] = useState(false);
  const [files, setFiles] = useState<Files>([]);

  async function ask(): Promise<void> {
    setBusy(true);
    try {
      const { files: found } = await api.call(replayFiles, { id });
      const [only] = found;
      if (!only) say('info', t`没有录像可以下载`);
      else if (found.length > 1) setFiles(found);
      else location.assign(only.url);
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button size="s" tone="outline" loading={busy} onClick={() => void ask()}>
        {t({ id: 'clip.download', message: '下载' })}
      </Button>
      <Dialog open={files.length > 0} onClose={() => setFiles([])} title={t`下载录像`} description={t`推流中途换过画面设置，录像分成几段`}>
        <Stack>
          {files.map(({ url, length }, index) => {
            const part = index + 1;
            const long = clock(Math.round(length / 1_000));
            return (
              <Link key={url} href={url} alone>
                {t`第 ${part} 段，${long}`}
              </Link>
            );
          })}
        </Stack>
      </Dialog>
    </>
  );
}
