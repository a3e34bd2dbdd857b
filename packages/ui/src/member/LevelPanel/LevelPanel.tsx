import { useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import { useFormat } from '../../format/index.ts';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import {
  board,
  body,
  columns,
  fact,
  facts,
  factValue,
  figure,
  here,
  hereValue,
  mark,
  markDot,
  markLevel,
  markName,
  panel,
  perk,
  perkHead,
  perkLevel,
  perkName,
  perkNote,
  perks as perkList,
  rail,
  reached,
  small,
  track,
  unit,
} from './LevelPanel.css.ts';
import { shareOf, windowOf, type LevelMark } from './window.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Reward for reaching a level. */
export interface LevelGift extends LevelMark {
  id: string;
  /** Its name: 彩色弹幕. */
  name: string;
  /** A short note: 六色可选. */
  note?: string;
  /** Icon of 16 px. */
  icon: ReactNode;
}

/** Level of a member; experience in points with one decimal. */
export interface LevelStanding {
  level: number;
  experience: number;
  /** Experience at which the next level begins; null at the highest. */
  next: number | null;
  /** Percent of members with less experience. */
  aheadPercent: number;
  /** Experience of the last 30 days. */
  gained: number;
  gifts: readonly LevelGift[];
}

export interface LevelPanelProps extends RootProps {
  /** Left out while it is on the way. */
  standing?: LevelStanding;
  /** Load state: `loading` reserves the place of the level, `error` offers a retry; default `ready` with a standing, `loading` without. */
  status?: 'ready' | 'loading' | 'error';
  onRetry?: () => void;
}

/** The level as a scoreboard, the progress to the next rewards, and the reward of each level. */
export const LevelPanel = forwardRef<HTMLDivElement, LevelPanelProps>(function LevelPanel(
  { standing, status = standing ? 'ready' : 'loading', onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  return (
    <div className={panel} role="group" aria-label={t`等级`} aria-busy={status === 'loading' || undefined} ref={ref} {...rootOf(root)}>
      {standing ? (
        <Known {...standing} />
      ) : (
        <div className={body}>
          {status === 'error' ? <ErrorState title={t`等级没能送到`} onRetry={onRetry} /> : <Skeleton shape="block" height={232} />}
        </div>
      )}
    </div>
  );
});

function Known({ level, experience, next, aheadPercent, gained, gifts }: LevelStanding) {
  const { t } = useLingui();
  const format = useFormat();
  const marks = windowOf(gifts, experience);
  const ahead = format.tenths(aheadPercent);
  const wanted = level + 1;
  const rows = [
    ...(next === null ? [] : [{ id: 'next', label: t`距 LV ${wanted}`, value: format.tenths(Math.max(0, next - experience)) }]),
    { id: 'ahead', label: t`超过`, value: t`${ahead}% 球迷` },
    { id: 'gained', label: t`近 30 天`, value: `+${format.tenths(gained)}` },
  ];
  return (
    <div className={columns}>
      <div className={board}>
        <p className={small}>{t`我的等级`}</p>
        <p className={figure}>
          <span className={unit}>LV</span>
          {level}
        </p>
        <dl className={facts}>
          {rows.map(({ id, label, value }) => (
            <div key={id} className={fact}>
              <dt className={small}>{label}</dt>
              <dd className={factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={body}>
        <SectionTitle hint={t`花 1 黄钻得 1 经验，最小 0.1`}>{t`等级`}</SectionTitle>
        <Track marks={marks} experience={experience} />
        <ul className={perkList}>
          {gifts.map((gift) => (
            <Perk key={gift.id} gift={gift} level={level} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Track({ marks, experience }: { marks: readonly LevelGift[]; experience: number }) {
  const format = useFormat();
  return (
    <div className={track} style={{ '--share': shareOf(marks, experience) } as CSSProperties} aria-hidden="true">
      <div className={rail}>
        <div className={reached} />
        <div className={here}>
          <span className={hereValue}>{format.tenths(experience)}</span>
        </div>
      </div>
      {marks.map(({ id, level, begins, name, icon }) => {
        const look = begins <= experience ? 'open' : 'locked';
        return (
          <div key={id} className={mark[look]}>
            <span className={markLevel}>LV {level}</span>
            <span className={markDot[look]}>{icon}</span>
            <span className={markName}>{name}</span>
          </div>
        );
      })}
    </div>
  );
}

function Perk({ gift, level }: { gift: LevelGift; level: number }) {
  const { t } = useLingui();
  const look = gift.level <= level ? 'open' : 'locked';
  const missing = gift.level - level;
  return (
    <li className={perk[look]}>
      <span className={perkHead[look]}>
        {look === 'open' ? gift.icon : <Lock size={16} aria-hidden />}
        <span className={perkLevel}>LV {gift.level}</span>
      </span>
      <span className={perkName}>{gift.name}</span>
      <span className={perkNote}>{look === 'open' ? gift.note : t`差 ${missing} 级`}</span>
    </li>
  );
}
