import { useLingui } from '@lingui/react/macro';
import type { Side, Team } from '../Crest/team.ts';
import { FormStrip } from '../FormStrip/index.ts';
import type { Result } from '../LeagueTable/standing.ts';
import { wingForm, wingName, wingNote } from './MatchStage.css.ts';

/** Facts about a side before the match. */
export interface StageWingItem {
  /** The team's page. */
  href?: string;
  /** 第 2 · 主场 10 胜 3 平 1 负. */
  note?: string;
  /** Last results, newest first. */
  form?: readonly Result[];
}

/** A side's whole name, its place and its last results. */
export function StageWing({ team, side, item }: { team: Team; side: Side; item: StageWingItem | undefined }) {
  const { t } = useLingui();
  const { name, shortName } = team;
  return (
    <>
      {item?.href ? (
        <a className={wingName} href={item.href}>
          {name}
        </a>
      ) : (
        <span className={wingName}>{name}</span>
      )}
      {item?.note && <span className={wingNote}>{item.note}</span>}
      {item?.form && item.form.length > 0 && (
        <div className={wingForm[side]}>
          <FormStrip results={item.form} label={t`${shortName} 近况`} />
          <span aria-hidden="true">{t`近 5 场`}</span>
        </div>
      )}
    </>
  );
}
