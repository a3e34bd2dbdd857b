import { Autocomplete } from '@base-ui/react/autocomplete';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnchorRow, LeagueRow, TeamRow } from './NamedRows.tsx';
import type { Suggestions } from './SearchBox.types.ts';
import * as css from './SearchFound.css.ts';
import { MatchRow, RoomRow } from './ShownRows.tsx';
import { suggestionsInOrder } from './suggestionsInOrder.ts';

export interface SearchFoundProps {
  found: Suggestions;
  /** A suggestion was followed. */
  onLeave: () => void;
  /** Called when all results are wanted. */
  onAll: () => void;
}

/** Suggestions in groups: the best match, matches, teams and leagues; beside them rooms and anchors. One list for the arrow keys. */
export function SearchFound({ found, onLeave, onAll }: SearchFoundProps) {
  const { t } = useLingui();
  const { best, matches, teams, leagues, rooms, anchors } = suggestionsInOrder(found);
  const row = { by: found.text, onLeave };
  const hasSide = rooms.length + anchors.length > 0;
  return (
    <>
      <Autocomplete.List className={css.columns({ both: hasSide })} aria-label={t`搜索建议`}>
        <div className={css.column} role="presentation">
          {best && (
            <Group title={found.isNearest ? t`你要找的是不是` : t`最相关`}>
              {best.kind === 'team' && <TeamRow {...row} value={best.value} first />}
              {best.kind === 'league' && <LeagueRow {...row} value={best.value} first />}
              {best.kind === 'anchor' && <AnchorRow {...row} value={best.value} first />}
              {best.kind === 'match' && <MatchRow {...row} value={best.value} first />}
              {best.kind === 'room' && <RoomRow {...row} value={best.value} first />}
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
      <div className={css.keys}>
        <span className={css.hints} aria-hidden="true">
          <kbd className={css.key}>↑</kbd>
          <kbd className={css.key}>↓</kbd>
          <Trans>选择</Trans>
          <kbd className={css.key}>Esc</kbd>
          <Trans>收起</Trans>
        </span>
        <button type="button" className={css.all} onClick={onAll}>
          <Trans>看全部结果</Trans>
          <kbd className={css.key} aria-hidden="true">
            Enter
          </kbd>
        </button>
      </div>
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
