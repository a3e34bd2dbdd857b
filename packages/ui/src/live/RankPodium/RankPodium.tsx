import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useFormat } from '../../format/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { upright } from '../../theme/recipes/slant.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import { NobleBadge } from '../NobleBadge/index.ts';
import { RankCount, type RankEntry, type RankUnit } from '../RankList/index.ts';
import * as css from './RankPodium.css.ts';
import { PodiumPitch } from './PodiumPitch.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface RankPodiumProps extends RootProps {
  /** Members from the first place on; three of them are shown. */
  members: readonly RankEntry[];
  /** Names the podium for screen readers. */
  label: string;
  /** Unit of the values. */
  unit: RankUnit;
  /** A control beside each, such as a `FollowButton`; default none. */
  act?: (member: RankEntry) => ReactNode;
  /** Text of the empty state above the bare steps: how to get into the ranking; default none. */
  emptyNote?: string;
  /** Default ready. */
  status?: 'ready' | 'loading';
}

const steps = [1, 2, 3] as const;
type Step = (typeof steps)[number];
const faces: Record<Step, number> = { 1: 96, 2: 72, 3: 72 };

/** The first three of a rank on the steps of a pitch by night, with their live rooms. */
export const RankPodium = forwardRef<HTMLDivElement, RankPodiumProps>(function RankPodium(
  { members, label, unit, act, emptyNote, status = 'ready', ...root },
  ref,
) {
  const { t } = useLingui();
  const isLoading = status === 'loading';
  const isBare = !isLoading && members.length === 0;
  return (
    <div
      className={css.stage}
      data-ground="dark"
      {...(isLoading && { role: 'status', 'aria-label': t`努力加载中`, 'aria-busy': true })}
      ref={ref}
      {...rootOf(root)}
    >
      <PodiumPitch />
      <ThemeScope theme="night">
        {isBare && (
          <div className={css.words}>
            <EmptyState title={t`还没有人上榜`} drawing={null}>
              {emptyNote}
            </EmptyState>
          </div>
        )}
        <ol className={css.steps} aria-label={label} {...(isBare && { 'aria-hidden': true })}>
          {steps.map((step) => {
            const member = members[step - 1];
            if (!isLoading && !isBare && !member) return null;
            return (
              <li key={isBare ? `bare ${step}` : step} className={css.step[step]}>
                {isBare ? (
                  <Bare step={step} />
                ) : member && !isLoading ? (
                  <Person step={step} member={member} ahead={members[step - 2]?.value} unit={unit} act={act?.(member)} />
                ) : (
                  <Bones step={step} />
                )}
              </li>
            );
          })}
        </ol>
      </ThemeScope>
    </div>
  );
});

interface PersonProps {
  step: Step;
  member: RankEntry;
  /** Value of the member one step higher. */
  ahead: number | undefined;
  unit: RankUnit;
  act: ReactNode;
}

function Person({
  step,
  member: { id, nickname, avatarSeed, level, noble, value, href, live = false, room, video, own = false },
  ahead,
  unit,
  act,
}: PersonProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const before = step - 1;
  const gap = ahead === undefined ? '' : integer(ahead - value);
  return (
    <>
      <span className={css.face[step]}>
        <Avatar seed={avatarSeed ?? id} size={faces[step]} live={live} />
      </span>
      <span className={css.who}>
        {href === undefined ? (
          <span className={css.name} title={nickname}>
            {nickname}
          </span>
        ) : (
          <a className={css.nameLink} href={href} title={nickname}>
            {nickname}
          </a>
        )}
        <LevelBadge level={level} />
        {noble && <NobleBadge rank={noble} />}
      </span>
      <span className={css.value}>
        <RankCount value={value} unit={unit} size={step === 1 ? 'l' : 'm'} />
        {gap !== '' && <span className={css.gap}>{t`距第 ${before} 名 ${gap}`}</span>}
      </span>
      {/* The steps are chalk in both themes, so text on them is in the ink of the day theme. */}
      <ThemeScope theme="day">
        <span className={css.plate[step]}>
          <span className={css.number[step]}>
            <span className={upright}>{step}</span>
          </span>
          <span className={css.showing}>
            {room?.match && (
              <span className={css.score}>
                <Scorebug {...room.match} size="mini" />
              </span>
            )}
            {room && (
              <span className={css.title} title={room.title}>
                {room.title}
              </span>
            )}
            {!room && !video && own && <span className={css.title}>{t`这是你`}</span>}
            {!room && video && (
              <a className={css.titleLink} href={video.href} title={video.title}>
                {video.title}
              </a>
            )}
          </span>
          {act}
        </span>
      </ThemeScope>
    </>
  );
}

const Bones = ({ step }: { step: Step }) => (
  <>
    <span className={css.face[step]}>
      <Skeleton shape="circle" width={faces[step]} />
    </span>
    <span className={css.who}>
      <Skeleton width={96} />
    </span>
    <span className={css.value}>
      <Skeleton width={72} height={step === 1 ? 32 : 26} />
    </span>
    <Bare step={step} />
  </>
);

const Bare = ({ step }: { step: Step }) => (
  <ThemeScope theme="day">
    <span className={css.plate[step]}>
      <span className={css.number[step]}>
        <span className={upright}>{step}</span>
      </span>
    </span>
  </ThemeScope>
);
