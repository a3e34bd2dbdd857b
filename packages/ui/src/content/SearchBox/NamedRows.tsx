import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Avatar } from '../../pictures/Avatar/index.ts';
import { Crest } from '../../scores/Crest/index.ts';
import { FormStrip } from '../../scores/FormStrip/index.ts';
import { LeagueBadge } from '../../scores/LeagueBadge/index.ts';
import { useFormat } from '../../format/index.ts';
import { marked } from '../MarkedText/index.ts';
import { FoundLink, type FoundRowProps } from './FoundRow.tsx';
import { Marked } from './Marked.tsx';
import type { SuggestedAnchor, SuggestedLeague, SuggestedTeam } from './SearchBox.types.ts';
import * as css from './SearchFound.css.ts';
import { useWhen } from './useWhen.ts';

/** Name over a note; a matching name that is not the shown one stands in the note. */
function Names({
  name,
  note,
  also,
  by,
  children,
}: {
  name: string;
  note?: string | undefined;
  also?: string | undefined;
  by: string;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const otherName = also === undefined ? undefined : t`又名 ${also}`;
  const about = [note, otherName].filter((part) => part !== undefined).join(' · ');
  return (
    <span className={css.names}>
      <span className={css.name} title={name}>
        <Marked by={by}>{name}</Marked>
      </span>
      {(note !== undefined || also !== undefined || children !== undefined) && (
        <span className={css.note}>
          <span className={css.noteText} title={about || undefined}>
            {note}
            {note !== undefined && otherName !== undefined && ' · '}
            {otherName !== undefined && <Marked by={by}>{otherName}</Marked>}
          </span>
          {children}
        </span>
      )}
    </span>
  );
}

/** A team: crest, name and where it plays; the best fit with its form. */
export function TeamRow({ value, ...row }: FoundRowProps & { value: SuggestedTeam }) {
  const { t } = useLingui();
  const when = useWhen();
  const { team, note, also, nextAt, form = [] } = value;
  // The name that contains the typed text, if one of the two does.
  const [full, short] = [team.name, team.shortName].map((each) => marked(each, row.by).some(({ hit }) => hit));
  const name = short && !full ? team.shortName : team.name;
  const count = form.length;
  return (
    <FoundLink {...row} value={value} kind="named">
      <Crest team={team} size={28} />
      <Names name={name} note={note} also={also} by={row.by}>
        {row.first && form.length > 0 ? <FormStrip results={form} label={t`${name}近 ${count} 场`} /> : undefined}
      </Names>
      <span className={css.end}>{nextAt !== undefined && when(nextAt)}</span>
    </FoundLink>
  );
}

/** A competition: badge, name, and how many of its matches are on. */
export function LeagueRow({ value, ...row }: FoundRowProps & { value: SuggestedLeague }) {
  const { t } = useLingui();
  const { id, name, color, note, also, playing } = value;
  return (
    <FoundLink {...row} value={value} kind="named">
      <LeagueBadge leagueId={id} {...(color !== undefined && { color })} size={26} />
      <Names name={name} note={note} also={also} by={row.by} />
      <span className={css.end}>{playing > 0 && <span className={css.on}>{t`${playing} 场进行中`}</span>}</span>
    </FoundLink>
  );
}

/** An anchor: portrait with a dot while live, nickname and followers. */
export function AnchorRow({ value, ...row }: FoundRowProps & { value: SuggestedAnchor }) {
  const { t } = useLingui();
  const format = useFormat();
  const count = format.compact(value.fans);
  return (
    <FoundLink {...row} value={value} kind="named">
      <Avatar seed={value.avatar} size={28} live={value.live} />
      <Names name={value.nickname} note={t`${plural(value.fans, { other: `${count} 粉丝` })}`} by={row.by} />
    </FoundLink>
  );
}
