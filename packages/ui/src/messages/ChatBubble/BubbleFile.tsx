import { useLingui } from '@lingui/react/macro';
import { Download, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useFormat } from '../../format/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { file, fileName, fileNote, sheet } from './BubbleBody.css.ts';
import { sheetOf } from './fileTypes.data.ts';
import type { ChatMessage, FileBody } from './message.ts';
import { TransferBar } from './TransferBar.tsx';

export interface BubbleFileProps {
  body: FileBody;
  side: ChatMessage['side'];
  /** Fetches it. */
  onDownload?: () => void;
  /** Cancels the running transfer. */
  onCancel?: () => void;
}

/** A file with its kind, name, size and actions. */
export function BubbleFile({ body, side, onDownload, onCancel }: BubbleFileProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { letters, color } = sheetOf(body.name);
  const { name, progress } = body;
  const [done, whole] = [format.fileSize(body.size * (progress ?? 0)), format.fileSize(body.size)];
  return (
    <div className={file[side]}>
      <span className={sheet} style={{ '--sheet': color } as CSSProperties} aria-hidden="true">
        {letters}
      </span>
      <div>
        <div className={fileName} title={name}>
          {name}
        </div>
        <div className={fileNote}>
          {progress === undefined ? whole : side === 'own' ? t`发送中 · ${done} / ${whole}` : t`下载中 · ${done} / ${whole}`}
        </div>
      </div>
      {progress === undefined
        ? onDownload && <IconButton size="s" label={t`下载 ${name}`} icon={<Download size={16} aria-hidden />} onClick={onDownload} />
        : onCancel && <IconButton size="s" label={t`停止传输 ${name}`} icon={<X size={16} aria-hidden />} onClick={onCancel} />}
      {progress !== undefined && <TransferBar done={progress} label={t`传输进度`} />}
    </div>
  );
}
