import { useLingui } from '@lingui/react/macro';
import { Ban, CircleHelp, Cross, type LucideIcon } from 'lucide-react';
import { Crest } from '../Crest/Crest.tsx';
import { sides, type Side, type Team } from '../Crest/team.ts';
import { columns, head, item, name, none, reason, signs } from './AbsenceList.css.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

/** Reasons why a player is missing or doubtful. */
export const absenceKinds = ['injury', 'suspension', 'doubt'] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

/** A player who is missing. */
export interface Absence {
  id: string;
  name: string;
  kind: AbsenceKind;
  /** 腿筋，预计四月初. */
  reason?: string;
}

export interface AbsenceListProps extends RootProps {
  home: Team;
  away: Team;
  absences: Record<Side, readonly Absence[]>;
}

const pictures: Record<AbsenceKind, LucideIcon> = { injury: Cross, suspension: Ban, doubt: CircleHelp };

/** Missing players of both sides, with the reason: a cross for an injury, a bar for a suspension, a question mark for a doubt. */
export const AbsenceList = forwardRef<HTMLDivElement, AbsenceListProps>(function AbsenceList({ home, away, absences, ...root }, ref) {
  const { t } = useLingui();
  const teams = { home, away };
  const words: Record<AbsenceKind, string> = { injury: t`伤病`, suspension: t`停赛`, doubt: t`出战成疑` };
  return (
    <div className={columns} ref={ref} {...rootOf(root)}>
      {sides.map((side) => {
        const { shortName } = teams[side];
        const missing = absences[side];
        return (
          <section key={side} aria-label={t`${shortName} 伤停`}>
            <p className={head}>
              <Crest team={teams[side]} size={20} />
              {shortName}
            </p>
            {missing.length === 0 ? (
              <p className={none}>{t`没有伤停`}</p>
            ) : (
              <ul className={bare}>
                {missing.map(({ id, name: called, kind, reason: why }) => {
                  const Picture = pictures[kind];
                  return (
                    <li key={id} className={item}>
                      <span className={signs[kind]} role="img" aria-label={words[kind]} title={words[kind]}>
                        <Picture size={16} aria-hidden />
                      </span>
                      <span className={name}>{called}</span>
                      <span className={reason}>{why ?? words[kind]}</span>
                    </li>
                  );
                })}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
});
