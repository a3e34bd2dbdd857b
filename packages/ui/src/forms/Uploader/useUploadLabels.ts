import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocaleTag } from '../../theme/UiProvider/localeTag.ts';
import { endingOf, type UploadItem, type UploadRefusal, type UploadRules, type UploadState } from './upload.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes with at most one decimal in the largest unit below them: 4.8 MB. */
export function bytesIn(locale: string, bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  return new Intl.NumberFormat(locale, { style: 'unit', unit: units[power], unitDisplay: 'short', maximumFractionDigits: 1 }).format(
    bytes / 1024 ** power,
  );
}

/** Name of the format in a rule: `image/jpeg` is JPEG, `.pdf` is PDF. */
const kindOf = (rule: string): string =>
  rule
    .replace(/^\.|^.*\//, '')
    .replace(/\+.*$/, '')
    .toUpperCase();

/** Texts of an uploader: limits, reasons, states. */
export function useUploadLabels({ accept = [], maxSize, maxCount }: UploadRules) {
  const { t } = useLingui();
  const tag = useLocaleTag();
  const bytes = (size: number) => bytesIn(tag, size);
  const kinds = accept.some((rule) => rule.endsWith('/*')) ? '' : [...new Set(accept.map(kindOf))].join(', ');
  const limit = maxSize === undefined ? '' : bytes(maxSize);
  const most = maxCount ?? 0;
  const refusal = ({ name, size }: { name: string; size: number }, reason: UploadRefusal): string => {
    const ending = endingOf(name) || t`无后缀`;
    const own = bytes(size);
    const reasons: Record<UploadRefusal, string> = {
      type: kinds === '' ? t`${name}：不支持 ${ending}` : t`${name}：不支持 ${ending}，可用 ${kinds}`,
      size: t`${name}：${own}，超过 ${limit}`,
      empty: t`${name}：文件是空的`,
      count: t`${name}：最多 ${plural(most, { other: '# 个文件' })}`,
    };
    return reasons[reason];
  };
  const state = ({ name, state: where, error }: Pick<UploadItem, 'name' | 'state' | 'error'>): string => {
    const states: Record<UploadState, string> = {
      queued: t`${name} 等待上传`,
      uploading: t`${name} 开始上传`,
      waiting: t`网络断了，${name} 恢复后继续`,
      paused: t`${name} 已暂停`,
      processing: t`${name} 已上传，正在转码`,
      done: t`${name} 上传完成`,
      failed: error === undefined ? t`${name} 上传失败` : t`${name} 上传失败：${error}`,
    };
    return states[where];
  };
  const limits = [kinds, limit !== '' && t`单个不超过 ${limit}`, maxCount !== undefined && t`最多 ${plural(most, { other: '# 个文件' })}`]
    .filter(Boolean)
    .join(t`，`);
  return { bytes, refusal, state, limits };
}
