import { Autocomplete } from '@base-ui/react/autocomplete';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { AnchorRow, LeagueRow, TeamRow } from './NamedRows.tsx';
import type { Suggestions } from './SearchBox.types.ts';
import * as css from './SearchFound.css.ts';
import { MatchRow, RoomRow } from './ShownRows.tsx';
import { suggestionsInOrder } from './suggestionsInOrder.ts';

export interface SearchFoundProps {
  found: Suggestions;
  /** A suggestion was followed. */
  onLeave: () => void;
  /** Receives the link that Enter opens. */
  first: RefObject<HTMLAnchorElement | null>;
  /** It was opened before it was there. */
  opensAtOnce: boolean;
}

/** What fits, in groups: the best fit, matches, teams and leagues; beside them rooms and anchors. One list for the arrows. */
export function SearchFound({ found, onLeave, first, opensAtOnce }: SearchFoundProps) {
  const { t } = useLingui();
  const { best, matches, teams, leagues, rooms, anchors } = suggestionsInOrder(found);
  const row = { by: found.text, onLeave };
  // StrictMode runs effects twice, and one Enter opens once.
  const opened = useRef(false);
  useEffect(() => {
    if (opensAtOnce && !opened.current) first.current?.click();
    opened.current = opensAtOnce;
  }, [opensAtOnce, first]);
  const hasSide = rooms.length + anchors.length > 0;
  return (
    <>
      <Autocomplete.List className={css.columns({ both: hasSide })} aria-label={t`搜索建议`}>
        <div className={css.column} role="presentation">
          {best && (
            <Group title={found.isNearest ? t`你要找的是不是` : t`最相关`}>
              {best.kind === 'team' && <TeamRow {...row} value={best.value} first={first} />}
              {best.kind === 'league' && <LeagueRow {...row} value={best.value} first={first} />}
              {best.kind === 'anchor' && <AnchorRow {...row} value={best.value} first={first} />}
              {best.kind === 'match' && <MatchRow {...row} value={best.value} first={first} />}
              {best.kind === 'room' && <RoomRow {...row} value={best.value} first={first} />}
            </Group>
          )}
          <Group title={t({ id: 'found.matches', message: '比赛' })}>
            {matches.map((value) => (
              <MatchRow key={value.id} {...row} value={value} />
            ))}
          </Group>
          <Group title={t({ id: 'found.teams', message: '球队' })}>
            {teams.map((value) => (
              <TeamRow key={value.id} {...row} value={value} />
            ))}
          </Group>
          <Group title={t`联赛`}>
            {leagues.map((value) => (
              <LeagueRow key={value.id} {...row} value={value} />
            ))}
          </Group>
        </div>
        {hasSide && (
          <div className={css.column} role="presentation">
            <Group title={t`正在直播`}>
              {rooms.map((value) => (
                <RoomRow key={value.id} {...row} value={value} />
              ))}
            </Group>
            <Group title={t({ id: 'found.anchors', message: '主播' })}>
              {anchors.map((value) => (
                <AnchorRow key={value.id} {...row} value={value} />
              ))}
            </Group>
          </div>
        )}
      </Autocomplete.List>
      <p className={css.keys} aria-hidden="true">
        <kbd className={css.key}>↑</kbd>
        <kbd className={css.key}>↓</kbd>
        <Trans>选择</Trans>
        <kbd className={css.key}>Enter</kbd>
        <Trans>打开</Trans>
        <kbd className={css.key}>Esc</kbd>
        <Trans>收起</Trans>
      </p>
    </>
  );
}

/** One group of suggestions under its name; nothing without any. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null;
  return (
    <Autocomplete.Group>
      <Autocomplete.GroupLabel className={css.title}>{title}</Autocomplete.GroupLabel>
      {children}
    </Autocomplete.Group>
  );
}
