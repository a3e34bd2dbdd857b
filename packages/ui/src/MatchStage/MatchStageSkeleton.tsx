import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../Skeleton/index.ts';
import { ThemeScope } from '../ThemeScope/index.ts';
import { visuallyHidden } from '../theme/a11y.css.ts';
import { bones, deeds, hero, inside, middle, now, stage, tabs, top } from './MatchStage.css.ts';
import { StageLines } from './StageLines.tsx';

/** The head on its way, in its own geometry. */
export function MatchStageSkeleton() {
  const { t } = useLingui();
  return (
    <ThemeScope theme="night">
      <div className={stage} role="status">
        <span className={visuallyHidden}>{t`努力加载中`}</span>
        <StageLines />
        <div className={inside} aria-hidden="true">
          <div className={top}>
            <Skeleton width={280} height={16} />
          </div>
          <div className={hero}>
            <div className={middle}>
              <span className={now}>
                <Skeleton width={120} height={18} />
              </span>
              <span className={bones}>
                <Skeleton shape="block" height={64} />
              </span>
              <span className={deeds} />
            </div>
          </div>
          <div className={tabs}>
            <Skeleton width={420} height={18} />
          </div>
        </div>
      </div>
    </ThemeScope>
  );
}
