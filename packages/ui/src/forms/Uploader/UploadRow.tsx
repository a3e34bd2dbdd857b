import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { acts, facts, name as nameText, row, stateIcon, thumb, words } from './UploadItem.css.ts';
import type { UploadState } from './upload.ts';
import { UploadBar, UploadFace, type UploadViewProps } from './UploadParts.tsx';

/** A file as a line: name, size, how far it is, and its acts. */
export function UploadRow({ item, size, onCancel, onRetry, onRemove }: UploadViewProps) {
  const { t } = useLingui();
  const { name, state, progress = 0, error } = item;
  const percent = `${Math.round(progress * 100)}%`;
  const moving = state === 'queued' || state === 'uploading';
  const said: Record<UploadState, string> = { queued: t`等待上传`, uploading: percent, done: t`上传完成`, failed: error ?? t`上传失败` };
  return (
    <li className={row} data-state={state} data-upload={item.id}>
      <span className={thumb}>
        <UploadFace item={item} />
      </span>
      <span className={words}>
        <span className={nameText} title={name}>
          {name}
        </span>
        {state === 'uploading' && <UploadBar item={item} />}
        <span className={facts}>
          {state === 'done' && <CircleCheck className={stateIcon} size={12} aria-hidden />}
          {state === 'failed' && <CircleAlert className={stateIcon} size={12} aria-hidden />}
          {said[state]} · {size}
        </span>
      </span>
      <span className={acts}>
        {state === 'failed' && <IconButton label={t`重试 ${name}`} size="s" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry} />}
        <IconButton
          label={moving ? t`取消上传 ${name}` : t`移除 ${name}`}
          size="s"
          icon={<X size={16} aria-hidden />}
          onClick={moving ? onCancel : onRemove}
        />
      </span>
    </li>
  );
}
