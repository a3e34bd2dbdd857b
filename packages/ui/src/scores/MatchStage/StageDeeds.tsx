import { useLingui } from '@lingui/react/macro';
import type { Side } from '../Crest/team.ts';
import { EventMark } from '../MatchEvents/EventMark.tsx';
import { eventNames } from '../MatchEvents/eventNames.ts';
import type { MatchEventItem } from '../MatchEvents/events.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { deedsOf } from './deeds.ts';
import { deed, deedName, deedSides, minute } from './MatchStage.css.ts';

/** Events of one side that changed the score, under its half of the strip. */
export function StageDeeds({ events, side }: { events: readonly MatchEventItem[]; side: Side }) {
  const { i18n } = useLingui();
  return (
    <ul className={deedSides[side]}>
      {deedsOf(events, side).map(({ id, kind, player, minutes }) => (
        <li key={id} className={deed[side]}>
          <EventMark kind={kind} />
          {player === undefined ? i18n._(eventNames[kind]) : <span className={visuallyHidden}>{i18n._(eventNames[kind])}</span>}
          {player !== undefined && <span className={deedName}>{player}</span>}
          <b className={minute}>{minutes.join(' ')}</b>
        </li>
      ))}
    </ul>
  );
}
