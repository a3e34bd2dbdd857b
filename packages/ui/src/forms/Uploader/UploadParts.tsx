import { useLingui } from '@lingui/react/macro';
import { File } from 'lucide-react';
import type { CSSProperties } from 'react';
import { endingOf, type UploadItem } from './upload.ts';
import { bar, barFill, ending, picture } from './Uploader.css.ts';

/** Props of a tile and of a row. */
export interface UploadViewProps {
  item: UploadItem;
  /** Size, formatted for display. */
  size: string;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
  /** Pauses the upload; left out where uploads cannot be resumed. */
  onPause?: () => void;
  /** Lets it go on; left out where files cannot. */
  onResume?: () => void;
}

/** The picture of a file, or its ending. */
export function UploadFace({ item: { name, previewUrl } }: { item: UploadItem }) {
  if (previewUrl !== undefined) return <img className={picture} src={previewUrl} alt={name} />;
  return (
    <span className={ending} aria-hidden="true">
      {endingOf(name) || <File size={16} aria-hidden />}
    </span>
  );
}

/** Progress of a file. */
export function UploadBar({ item: { name, state, progress = 0 } }: { item: UploadItem }) {
  const { t } = useLingui();
  return (
    <span
      className={bar}
      role="progressbar"
      aria-label={state === 'processing' ? t`${name} 的转码进度` : t`${name} 的上传进度`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
    >
      <span className={barFill} style={{ '--part': progress } as CSSProperties} />
    </span>
  );
}
