import { useLingui } from '@lingui/react/macro';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { again, corner, tile, veil, veilBar } from './UploadItem.css.ts';
import { isUnderWay } from './upload.ts';
import { UploadBar, UploadFace, type UploadViewProps } from './UploadParts.tsx';

/** A file as a square picture with its state over it. */
export function UploadTile({ item, onCancel, onRetry, onRemove }: UploadViewProps) {
  const { t } = useLingui();
  const { name, state, progress = 0, error } = item;
  const moving = isUnderWay(item);
  return (
    <li className={tile} data-state={state} data-upload={item.id}>
      <UploadFace item={item} />
      {state === 'queued' && <span className={veil}>{t`等待上传`}</span>}
      {((moving && state !== 'queued') || state === 'processing') && (
        <span className={veil}>
          {state === 'paused' ? t`已暂停` : state === 'waiting' ? t`等待网络` : `${Math.round(progress * 100)}%`}
          <span className={veilBar}>
            <UploadBar item={item} />
          </span>
        </span>
      )}
      {state === 'failed' && (
        <span className={veil}>
          <CircleAlert size={16} aria-hidden />
          {error ?? t`上传失败`}
          <button type="button" className={again} onClick={onRetry}>
            <RotateCw size={12} aria-hidden />
            {t`重试`}
            <span className={visuallyHidden}> {name}</span>
          </button>
        </span>
      )}
      <button
        type="button"
        className={corner}
        aria-label={moving ? t`取消上传 ${name}` : t`移除 ${name}`}
        onClick={moving ? onCancel : onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
