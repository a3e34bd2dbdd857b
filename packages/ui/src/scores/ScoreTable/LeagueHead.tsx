import { Plural, useLingui } from '@lingui/react/macro';
import { ListOrdered } from 'lucide-react';
import { LeagueStripe } from '../LeagueStripe/index.ts';
import { isOn } from '../StatusChip/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import type { LeagueSection, ScoreMatch, SectionLeague } from './match.ts';
import { inPlay, leagueFact, leagueName, sectionAction } from './ScoreGrid.css.ts';

/** Content of a league's head: its full name, the round, the number of matches and of those in progress. */
export function LeagueHead({ league: { id, name, color, round }, matches }: Pick<LeagueSection<ScoreMatch>, 'league' | 'matches'>) {
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
export function LeagueTableLink({ league: { name, href } }: { league: SectionLeague }) {
  const { t } = useLingui();
  if (href === undefined) return null;
  return (
    <a className={sectionAction} href={href} tabIndex={-1}>
      <ListOrdered size={14} aria-hidden />
      {t`积分榜`} <span className={visuallyHidden}>{name}</span>
    </a>
  );
}
