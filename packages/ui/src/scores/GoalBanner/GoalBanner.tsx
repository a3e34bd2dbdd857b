import { forwardRef } from 'react';
import { Crest } from '../Crest/Crest.tsx';
import type { GoalPopupItem } from '../GoalPopup/index.ts';
import { useEventLabels } from '../GoalPopup/useEventLabels.ts';
import { minuteText } from '../StatusChip/status.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { banner, club, event, minute, people, score, strip, tones, upright, words } from './GoalBanner.css.ts';

export interface GoalBannerProps extends RootProps {
  item: Omit<GoalPopupItem, 'href' | 'liveHref'>;
}

/** A goal, or another turn of a match, across a broadcast's picture: it wipes in from the left in the colour of its side. */
export const GoalBanner = forwardRef<HTMLDivElement, GoalBannerProps>(function GoalBanner({ item, ...root }, ref) {
  const eventWords = useEventLabels();
  const shown = { ...item, href: '' };
  const who = eventWords.people(shown);
  const at = minuteText(item);
  const tone = item.kind === 'goal' || item.kind === 'red' || item.kind === 'yellow' ? item.kind : 'plain';
  const { home, away } = item;
  return (
    <div
      className={`${banner} ${tones[tone]}`}
      data-ground="dark"
      role="img"
      aria-label={eventWords.sentence(shown)}
      style={teamColors(home, away, item.side)}
      ref={ref}
      {...rootOf(root)}
    >
      <div className={event}>
        <span className={upright}>{eventWords.banner(shown)}</span>
      </div>
      <div className={strip}>
        <span className={club}>
          <Crest team={home} size={40} />
          {home.shortName}
        </span>
        <span className={score}>
          {item.score.home} - {item.score.away}
        </span>
        <span className={club}>
          {away.shortName}
          <Crest team={away} size={40} />
        </span>
      </div>
      {(who !== '' || at !== undefined) && (
        <div className={words}>
          {at !== undefined && <span className={minute}>{at}'</span>}
          <span className={people}>{who}</span>
        </div>
      )}
    </div>
  );
});
