import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { StageLines, type StageSport } from '../../scores/MatchStage/StageLines.tsx';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { stages } from '../../theme/recipes/stageGround.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { bug, facts, fans, foot, frame, inside, says, sidesRow, top, until, wings } from './ForecastStage.css.ts';

/** Skeleton of the match of the day, in the same geometry; `sport` of the stage, default football. */
export function ForecastStageSkeleton({ sport = 'football' }: { sport?: StageSport }) {
  const { t } = useLingui();
  return (
    <ThemeScope theme="night">
      <div className={`${stages[sport]} ${frame}`} role="status">
        <span className={visuallyHidden}>{t`努力加载中`}</span>
        <StageLines sport={sport} />
        <div className={inside} aria-hidden="true">
          <div className={top}>
            <div className={facts}>
              <Skeleton width={240} height={16} />
            </div>
            <div className={until}>
              <Skeleton width={160} height={28} />
            </div>
          </div>
          <div className={sidesRow}>
            <Bones side="home" />
            <span className={bug}>
              <Skeleton shape="block" height={64} />
            </span>
            <Bones side="away" />
          </div>
          <div className={says.both}>
            <div className={fans}>
              <Skeleton height={30} />
              <Skeleton height={64} />
              <div className={foot} />
            </div>
            <Skeleton shape="block" height={156} />
          </div>
        </div>
      </div>
    </ThemeScope>
  );
}

function Bones({ side }: { side: keyof typeof wings }) {
  return (
    <div className={wings[side]}>
      <Skeleton width={120} height={24} />
      <Skeleton width={96} height={20} />
      <Skeleton width={116} height={22} />
    </div>
  );
}
