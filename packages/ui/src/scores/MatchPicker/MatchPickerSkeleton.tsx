import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { item, list, side, top } from './MatchPicker.css.ts';

/** Skeleton of the list, in the same geometry; default 6 matches. */
export function MatchPickerSkeleton({ lines = 6 }: { lines?: number }) {
  const { t } = useLingui();
  return (
    <div role="status">
      <span className={visuallyHidden}>{t`努力加载中`}</span>
      <div className={list} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <div key={index} className={item}>
            <span className={top}>
              <Skeleton width={96} height={14} />
            </span>
            {[0, 1].map((line) => (
              <span key={line} className={side}>
                <Skeleton width={20} height={20} />
                <Skeleton width={110} height={14} />
                <Skeleton width={42} height={26} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
