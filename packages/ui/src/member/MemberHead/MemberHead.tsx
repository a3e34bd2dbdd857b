import { Trans, useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties, type ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Crest, type Team } from '../../scores/Crest/index.ts';
import { useFormat } from '../../format/index.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import * as css from './MemberHead.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** A figure on the board: a balance or a count. */
export interface MemberCell {
  id: string;
  label: string;
  /** Formatted for display, with its gem or its currency. */
  amount: ReactNode;
  /** The amount is a title, in letters of text and two lines at most; default false. */
  titled?: boolean;
  /** Buttons and a short text below. */
  acts?: ReactNode;
}

export interface MemberHeadProps extends RootProps {
  member: { id: string; nickname: string; avatarUrl?: string };
  /** Badges beside the name: level, rank. */
  badges?: ReactNode;
  /** The favourite club: its crest beside the portrait, its colour along the edge; default none. */
  club?: Team;
  /** Address of the picture across the top; default none. */
  cover?: string;
  /** Line below the name: number, member since. */
  about?: ReactNode;
  /** Points on the way to the next level; default none. */
  experience?: { value: number; next: number };
  /** Figures; the first is in the chalk cell. */
  cells: readonly MemberCell[];
}

/** The head of the member's pages: the member, and one giant scorebug of their figures. */
export const MemberHead = forwardRef<HTMLDivElement, MemberHeadProps>(function MemberHead(
  { member, badges, club, cover, about, experience, cells, ...root },
  ref,
) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div className={css.head} data-ground="dark" ref={ref} {...rootOf(root)}>
      {cover !== undefined && <img className={css.cover} src={cover} alt="" />}
      {club && <span className={css.stripe} style={{ '--club': club.colors[0] } as CSSProperties} aria-hidden="true" />}
      <div className={css.line}>
        <div className={css.who}>
          <span className={css.portrait}>
            <Avatar seed={member.id} src={member.avatarUrl} size={76} />
            {club && (
              <span className={css.club}>
                <Crest team={club} size={28} />
              </span>
            )}
          </span>
          <div className={css.words}>
            <div className={css.nameLine}>
              <h1 className={css.nickname} title={member.nickname}>
                {member.nickname}
              </h1>
              {badges}
            </div>
            {about && <div className={css.faint}>{about}</div>}
            {experience && (
              <div className={css.faint}>
                <span
                  className={css.track}
                  role="progressbar"
                  aria-label={t`经验`}
                  aria-valuemin={0}
                  aria-valuenow={experience.value}
                  aria-valuemax={experience.next}
                >
                  <span className={css.reached} style={{ '--share': Math.min(1, experience.value / experience.next) } as CSSProperties} />
                </span>
                <span className={css.points} aria-hidden="true">
                  {format.integer(experience.value)} / {format.integer(experience.next)}
                </span>
                <Trans>经验</Trans>
              </div>
            )}
          </div>
        </div>
        <ul className={css.board}>
          {cells.map((cell, index) => (
            <li key={cell.id} className={css.cell[index === 0 ? 'chalk' : 'plain']}>
              {index === 0 ? (
                // Chalk is light in both themes, so text on it is in the ink of the day theme.
                <ThemeScope theme="day">
                  <Figure {...cell} />
                </ThemeScope>
              ) : (
                // The head is dark by day too, so controls on it use the night theme.
                <ThemeScope theme="night">
                  <Figure {...cell} />
                </ThemeScope>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
});

function Figure({ label, amount, titled = false, acts }: MemberCell) {
  return (
    <div className={css.cellBody}>
      <span className={css.cellName}>{label}</span>
      <span className={titled ? css.title : css.amount}>{amount}</span>
      {acts && <span className={css.acts}>{acts}</span>}
    </div>
  );
}
