import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { stages } from '../../theme/recipes/stageGround.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { bones, deeds, hero, inside, middle, now, tabs, top } from './MatchStage.css.ts';
import { StageLines, type StageSport } from './StageLines.tsx';

/** Skeleton of the head, in the same geometry; `sport` of the head, default football. */
export function MatchStageSkeleton({ sport = 'football' }: { sport?: StageSport }) {
  const { t } = useLingui();
  return (
    <ThemeScope theme="night">
      <div className={stages[sport]} role="status">
        <span className={visuallyHidden}>{t`努力加载中`}</span>
        <StageLines sport={sport} />
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
