import { useLingui } from '@lingui/react/macro';
import { CircleAlert, ImagePlus, Upload } from 'lucide-react';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState, type ReactNode } from 'react';
import { useField, type FieldControlProps } from '../FormField/useField.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { sift, type UploadItem, type UploadRules } from './upload.ts';
import {
  drop as dropBox,
  input,
  limits as limitsText,
  list,
  refusal as refusalLine,
  refusalIcon,
  refusals as refusalList,
  root,
} from './Uploader.css.ts';
import { UploadRow } from './UploadRow.tsx';
import { UploadTile } from './UploadTile.tsx';
import { useDrop } from './useDrop.ts';
import { useUploadNews } from './useUploadNews.ts';
import { useUploadLabels } from './useUploadLabels.ts';
import { rootOf } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Looks of an uploader: squares for pictures, lines for files. */
export const uploaderLooks = ['tiles', 'rows'] as const;
const views = { tiles: UploadTile, rows: UploadRow } as const;
const signs = { tiles: ImagePlus, rows: Upload } as const;

export interface UploaderProps extends Omit<FieldControlProps, 'required'>, UploadRules {
  /** Files as the host keeps them, in order. */
  items: readonly UploadItem[];
  /** New files that keep to the rules; the host starts their upload and adds them to `items`. */
  onAdd: (files: readonly File[]) => void;
  /** Cancels a file that waits or is uploading. */
  onCancel: (id: string) => void;
  /** Try a failed file again. */
  onRetry: (id: string) => void;
  /** Take a file away that is done or failed. */
  onRemove: (id: string) => void;
  /** Pauses a file that is uploading; left out where uploads cannot be resumed. Shown in rows. */
  onPause?: (id: string) => void;
  /** Let a held file go on. */
  onResume?: (id: string) => void;
  /** Default `tiles`. */
  look?: (typeof uploaderLooks)[number];
  /** Text of the drop zone; default 拖进来或点选. */
  invitation?: ReactNode;
}

/** Files to send: dragged, pasted into reach by a press, checked before they are taken; progress and failures are data of the host. */
export const Uploader = forwardRef<HTMLDivElement, UploaderProps>(function Uploader(
  { items, onAdd, onCancel, onRetry, onRemove, onPause, onResume, accept, maxSize, maxCount, look = 'tiles', invitation, ...own },
  ref,
) {
  const { t } = useLingui();
  const { id, naming, invalid, disabled } = useField({ ...own, id: undefined });
  const rules = { accept, maxSize, maxCount };
  const words = useUploadLabels(rules);
  const news = useUploadNews(items, words.state, (name) => t`${name} 已移除`);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => place.current as HTMLDivElement);
  const full = maxCount !== undefined && items.length >= maxCount;
  const [View, Sign] = [views[look], signs[look]];

  const offer = (files: readonly File[]) => {
    const { taken, refused } = sift(files, rules, items.length);
    setRefusals(refused.map(({ file, reason }) => words.refusal(file, reason)));
    if (taken.length > 0) onAdd(taken);
  };
  const { over, handlers } = useDrop(!disabled, offer);

  // A pressed button disappears with its file or its failure, so the focus moves to a button of a remaining file,
  // else to the drop zone.
  const heir = useRef<string | null>(null);
  const turned = useRef<string | null>(null);
  useEffect(() => {
    if (turned.current !== null) {
      place.current?.querySelector<HTMLElement>(`[data-upload="${CSS.escape(turned.current)}"] button:first-of-type`)?.focus();
      turned.current = null;
    }
    if (heir.current === null) return;
    const kept = place.current?.querySelector<HTMLElement>(`[data-upload="${CSS.escape(heir.current)}"] button:last-of-type`);
    heir.current = null;
    (kept ?? document.getElementById(id))?.focus();
  }, [items, id]);

  const take = (gone: string, act: (id: string) => void) => {
    const at = items.findIndex((item) => item.id === gone);
    heir.current = items[at + 1]?.id ?? items[at - 1]?.id ?? '';
    setRefusals([]);
    act(gone);
  };

  const retry = (again: string) => {
    heir.current = again;
    onRetry(again);
  };

  /** One button replaces the other, and takes the focus. */
  const swap = (id: string, act: (id: string) => void) => {
    turned.current = id;
    act(id);
  };

  return (
    <div
      ref={place}
      className={root}
      role="group"
      aria-label={naming['aria-label']}
      aria-labelledby={naming['aria-labelledby']}
      {...handlers}
      {...rootOf(own)}
    >
      <ul className={list({ look })}>
        {items.map((item) => (
          <View
            key={item.id}
            item={item}
            size={words.bytes(item.size)}
            onCancel={() => take(item.id, onCancel)}
            onRetry={() => retry(item.id)}
            onRemove={() => take(item.id, onRemove)}
            {...(onPause && { onPause: () => swap(item.id, onPause) })}
            {...(onResume && { onResume: () => swap(item.id, onResume) })}
          />
        ))}
        <li className={bare} hidden={full}>
          <button
            type="button"
            id={id}
            className={dropBox({ look })}
            disabled={disabled}
            data-over={over || undefined}
            data-refused={invalid || refusals.length > 0 || undefined}
            aria-describedby={[`${id}-limits`, naming['aria-describedby']].filter(Boolean).join(' ')}
            onClick={() => picker.current?.click()}
          >
            <Sign size={20} aria-hidden />
            {over ? t`松手就传` : (invitation ?? t`拖进来或点选`)}
          </button>
        </li>
      </ul>
      <input
        ref={picker}
        type="file"
        className={input}
        multiple={maxCount !== 1}
        accept={accept?.join(',')}
        disabled={disabled}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          offer([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
      {words.limits !== '' && (
        <p id={`${id}-limits`} className={limitsText}>
          {words.limits}
        </p>
      )}
      <ul className={refusalList} aria-live="polite" aria-label={refusals.length > 0 ? t`没有收下的文件` : undefined}>
        {refusals.map((text) => (
          <li key={text} className={refusalLine}>
            <CircleAlert className={refusalIcon} size={12} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <span className={visuallyHidden} role="status">
        {news}
      </span>
    </div>
  );
});
