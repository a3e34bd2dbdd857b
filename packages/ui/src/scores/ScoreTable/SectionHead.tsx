import { useLingui, Plural } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, PinOff, ListOrdered } from 'lucide-react';
import type { MatchGroup } from './listed.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { sectionKey, type ScoreSection, type LeagueSection, type ScoreMatch, type SectionLeague } from './match.ts';
import {
  leagueLine,
  section as groupLine,
  sectionAction,
  sectionCell,
  sectionCount,
  sectionHint,
  sectionName,
  sectionRow,
  inPlay,
  leagueFact,
  leagueName,
} from './ScoreGrid.css.ts';
import { LeagueStripe } from '../LeagueStripe/index.ts';
import { isOn } from '../StatusChip/index.ts';

/** Content of a league's head: its full name, the round, the number of matches and of those in progress. */
function LeagueHead({ league: { id, name, color, round }, matches }: Pick<LeagueSection<ScoreMatch>, 'league' | 'matches'>) {
  const { t } = useLingui();
  const total = matches.length;
  const playing = matches.filter(({ status }) => isOn(status)).length;
  return (
    <>
      <LeagueStripe leagueId={id} {...(color !== undefined && { color })} />
      <span className={leagueName}>{name}</span> {round && <span className={leagueFact}>{round}</span>}{' '}
      <span className={leagueFact}>
        <Plural value={total} other="# 场" />
      </span>{' '}
      {playing > 0 && <span className={inPlay}>{t`${playing} 场进行中`}</span>}
    </>
  );
}

/** Leads to the table of a league that has one. */
function LeagueTableLink({ league: { name, href } }: { league: SectionLeague }) {
  const { t } = useLingui();
  if (href === undefined) return null;
  return (
    <a className={sectionAction} href={href} tabIndex={-1}>
      <ListOrdered size={14} aria-hidden />
      {t`积分榜`} <span className={visuallyHidden}>{name}</span>
    </a>
  );
}

interface SectionHeadProps {
  section: ScoreSection;
  line: number;
  /** Number of columns that it spans: all of them. */
  columns: number;
  folded: boolean;
  onFold: ((section: string, folded: boolean) => void) | undefined;
  onUnpinAll: (() => void) | undefined;
}

/** The head of a section: its title, a hint, and actions on the whole section. A group has a chalk line, a league a band. */
export function SectionHead({ section, line: index, columns, folded, onFold, onUnpinAll }: SectionHeadProps) {
  const { t } = useLingui();
  const { matches, hint } = section;
  const names: Record<MatchGroup, string> = {
    pinned: t`置顶`,
    live: t`进行中`,
    later: t`稍后`,
    finished: t({ id: 'group.finished', message: '完场' }),
  };
  const isLeague = section.group === 'league';
  const name = isLeague ? section.league.name : names[section.group];
  return (
    <tr role="row" className={sectionRow[isLeague ? 'league' : 'group']} data-line={index} aria-rowindex={index + 2}>
      <th role="rowheader" scope="rowgroup" aria-colindex={1} aria-colspan={columns} className={sectionCell} tabIndex={-1}>
        <span className={isLeague ? leagueLine : groupLine}>
          {isLeague ? (
            <LeagueHead {...section} />
          ) : (
            <>
              <span className={sectionName}>{name}</span> <span className={sectionCount}>{matches.length}</span>
            </>
          )}
          {hint && <span className={sectionHint}>{hint}</span>}
          {isLeague && <LeagueTableLink league={section.league} />}
          {onUnpinAll && (
            <button type="button" tabIndex={-1} className={sectionAction} onClick={onUnpinAll}>
              <PinOff size={14} aria-hidden />
              {t`全部取消置顶`}
            </button>
          )}
          {onFold && (
            <button
              type="button"
              tabIndex={-1}
              className={sectionAction}
              aria-expanded={!folded}
              onClick={() => onFold(sectionKey(section), !folded)}
            >
              {folded ? <ChevronDown size={14} aria-hidden /> : <ChevronUp size={14} aria-hidden />}
              <span className={isLeague ? visuallyHidden : undefined}>{folded ? t`展开` : t`收起`}</span>{' '}
              <span className={visuallyHidden}>{name}</span>
            </button>
          )}
        </span>
      </th>
    </tr>
  );
}
