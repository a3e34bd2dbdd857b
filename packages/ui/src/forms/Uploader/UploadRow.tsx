import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Pause, Play, RotateCw, WifiOff, X } from 'lucide-react';
import { IconButton } from '../../actions/IconButton/index.ts';
import { acts, facts, name as nameText, row, stateIcon, thumb, words } from './UploadItem.css.ts';
import { isUnderWay, type UploadState } from './upload.ts';
import { UploadBar, UploadFace, type UploadViewProps } from './UploadParts.tsx';

/** A file as a line: name, size, how far it is, and its acts. */
export function UploadRow({ item, size, onCancel, onRetry, onRemove, onPause, onResume }: UploadViewProps) {
  const { t } = useLingui();
  const { name, state, progress = 0, error } = item;
  const percent = `${Math.round(progress * 100)}%`;
  const moving = isUnderWay(item);
  const said: Record<UploadState, string> = {
    queued: t`等待上传`,
    uploading: percent,
    waiting: t`网络断了，恢复后从 ${percent} 继续`,
    paused: t`已暂停，到 ${percent}`,
    processing: t`已上传，转码 ${percent}`,
    done: t`上传完成`,
    failed: error ?? t`上传失败`,
  };
  return (
    <li className={row} data-state={state} data-upload={item.id}>
      <span className={thumb}>
        <UploadFace item={item} />
      </span>
      <span className={words}>
        <span className={nameText} title={name}>
          {name}
        </span>
        {((moving && state !== 'queued') || state === 'processing') && <UploadBar item={item} />}
        <span className={facts}>
          {state === 'done' && <CircleCheck className={stateIcon} size={12} aria-hidden />}
          {state === 'waiting' && <WifiOff className={stateIcon} size={12} aria-hidden />}
          {state === 'failed' && <CircleAlert className={stateIcon} size={12} aria-hidden />}
          {said[state]} · {size}
        </span>
      </span>
      <span className={acts}>
        {onPause && (state === 'uploading' || state === 'waiting') && (
          <IconButton label={t`暂停上传 ${name}`} size="s" icon={<Pause size={16} aria-hidden />} onClick={onPause} />
        )}
        {onResume && state === 'paused' && (
          <IconButton label={t`继续上传 ${name}`} size="s" icon={<Play size={16} aria-hidden />} onClick={onResume} />
        )}
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
