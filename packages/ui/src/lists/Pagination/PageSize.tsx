import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { select, selectBox, selectIcon } from './Pagination.css.ts';

/** Choice of entries per page; a native select, which works on every device. */
export function PageSize({ value, sizes, onChange }: { value: number; sizes: readonly number[]; onChange: (size: number) => void }) {
  const { t } = useLingui();
  return (
    <span className={selectBox}>
      <select className={select} aria-label={t`每页条数`} value={value} onChange={(event) => onChange(Number(event.target.value))}>
        {[...new Set([...sizes, value])]
          .sort((one, other) => one - other)
          .map((size) => (
            <option key={size} value={size}>
              {t`${size} 条/页`}
            </option>
          ))}
      </select>
      <span className={selectIcon}>
        <ChevronDown size={16} aria-hidden />
      </span>
    </span>
  );
}
