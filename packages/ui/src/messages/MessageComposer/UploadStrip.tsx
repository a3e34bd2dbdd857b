import { useLingui } from '@lingui/react/macro';
import { RotateCw, X } from 'lucide-react';
import { TransferBar } from '../ChatBubble/TransferBar.tsx';
import { useFormat } from '../../format/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import type { Upload } from './composerState.ts';
import { bar, upload as uploadRow, uploadFailed, uploadName, uploadNote, uploads as strip } from './MessageComposer.css.ts';

export interface UploadStripProps {
  uploads: readonly Upload[];
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
}

/** Attachments on their way, with how far each has come. */
export function UploadStrip({ uploads, onCancel, onRetry }: UploadStripProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ul className={strip} aria-label={t`正在发送的文件`}>
      {uploads.map(({ id, name, size, progress, failed }) => (
        <li key={id} className={uploadRow}>
          <span className={uploadName} title={name}>
            {name}
          </span>
          {failed ? (
            <span className={uploadFailed} role="status">{t`发送失败`}</span>
          ) : (
            <span className={uploadNote}>
              {format.fileSize(size * progress)} / {format.fileSize(size)}
            </span>
          )}
          <span>
            {failed && onRetry && (
              <IconButton size="s" label={t`重新发送 ${name}`} icon={<RotateCw size={16} aria-hidden />} onClick={() => onRetry(id)} />
            )}
            {onCancel && <IconButton size="s" label={t`移除 ${name}`} icon={<X size={16} aria-hidden />} onClick={() => onCancel(id)} />}
          </span>
          {!failed && (
            <span className={bar}>
              <TransferBar done={progress} label={t`传输进度`} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
