import { useLingui } from '@lingui/react/macro';
import { forwardRef, type ReactNode } from 'react';
import { CardMark } from '../CardMark/index.ts';
import { sides, type Score, type Side } from '../Crest/team.ts';
import type { MatchEventItem } from '../MatchEvents/events.ts';
import { teamColors } from '../../pictures/teamColor.ts';
import { Scorebug, type MatchScore } from '../Scorebug/index.ts';
import { isOn, StatusChip } from '../StatusChip/index.ts';
import { stages } from '../../theme/recipes/stageGround.css.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import {
  actions as actionsPlace,
  bug,
  counts,
  deeds,
  facts,
  figure,
  hero,
  inside,
  middle,
  now,
  tabs as tabsPlace,
  top,
  watch as watchPlace,
  wings,
} from './MatchStage.css.ts';
import { StageDeeds } from './StageDeeds.tsx';
import { StageFacts, type MatchFacts } from './StageFacts.tsx';
import { StageLines, type StageSport } from './StageLines.tsx';
import { StageWing, type StageWingItem } from './StageWing.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface MatchStageProps extends MatchScore, RootProps {
  /** Ground that it is played on: a pitch, a court, or lanes; default football. */
  sport?: StageSport;
  /** Place, time and league of the match. */
  facts: MatchFacts;
  /** Text beside the minute: 下半场. */
  period?: string;
  halfTime?: Score;
  /** Score after 90 minutes, where extra time is played. */
  regular?: Score;
  /** Goals over both matches, on the second of two. */
  aggregate?: Score;
  corners?: Score;
  /** Cards of each side; 0 shows nothing. */
  cards?: Record<Side, { yellow: number; red: number }>;
  /** Events of the match; goals and sendings-off are shown under the score, in order, others are left out. */
  events?: readonly MatchEventItem[];
  /** Notes beside the score: place before the match, last results. */
  sideNotes?: Partial<Record<Side, StageWingItem>>;
  /** Acts at the top: collect, remind, share. */
  actions?: ReactNode;
  /** Tabs of the page. */
  tabs?: ReactNode;
  /** The way to the rooms that show it. */
  watch?: ReactNode;
  /** IANA zone of the kick-off; default the viewer's own. */
  timeZone?: string;
}

/**
 * The head of a match's page: the ground of the sport at night with the score, the scorers, the place and time, and the tabs below.
 * It is dark in both themes.
 */
export const MatchStage = forwardRef<HTMLElement, MatchStageProps>(function MatchStage(
  {
    sport = 'football',
    facts: about,
    period,
    halfTime,
    regular,
    aggregate,
    corners,
    cards,
    events = [],
    sideNotes,
    actions,
    tabs,
    watch,
    timeZone,
    matchId,
    home,
    away,
    score,
    status,
    penalties,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const teams = { home, away };
  const isPlayed = isOn(status);
  const [homeHalf, awayHalf] = [halfTime?.home, halfTime?.away];
  const [homeRegular, awayRegular] = [regular?.home, regular?.away];
  const [homeTotal, awayTotal] = [aggregate?.home, aggregate?.away];
  return (
    <ThemeScope theme="night">
      <header className={stages[sport]} style={teamColors(home, away)} ref={ref} {...rootOf(root)}>
        <StageLines sport={sport} />
        <div className={inside}>
          <div className={top}>
            <StageFacts facts={about} timeZone={timeZone} />
            {actions && <div className={actionsPlace}>{actions}</div>}
          </div>
          <div className={hero}>
            {sides.map((side) => (
              <div key={side} className={wings[side]}>
                <StageWing team={teams[side]} side={side} item={sideNotes?.[side]} />
              </div>
            ))}
            <div className={middle}>
              <div className={now}>
                {/* Hidden, because the scorebug announces it. */}
                <span className={figure} aria-hidden="true">
                  <StatusChip status={status} penalties={penalties} timeZone={timeZone} />
                </span>
                {period && isPlayed && <span>{period}</span>}
                {halfTime && <span>{t`半场 ${homeHalf}-${awayHalf}`}</span>}
                {regular && <span>{t`90 分钟 ${homeRegular}-${awayRegular}`}</span>}
                {aggregate && <span>{t`总比分 ${homeTotal}-${awayTotal}`}</span>}
              </div>
              <div className={bug}>
                <Scorebug
                  matchId={matchId}
                  home={home}
                  away={away}
                  score={score}
                  status={status}
                  penalties={penalties}
                  size="stage"
                  showStatus={false}
                  stretch
                  timeZone={timeZone}
                />
              </div>
              <div className={deeds}>
                <StageDeeds events={events} side="home" />
                <div className={counts}>
                  {corners && (
                    <span className={facts}>
                      {t`角球`} <b className={bare}>{`${corners.home}-${corners.away}`}</b>
                    </span>
                  )}
                  {cards && sides.some((side) => cards[side].yellow + cards[side].red > 0) && (
                    <span className={facts}>
                      <CardsOf {...cards.home} />
                      <i className={bare} aria-hidden="true">
                        |
                      </i>
                      <CardsOf {...cards.away} />
                    </span>
                  )}
                </div>
                <StageDeeds events={events} side="away" />
              </div>
            </div>
          </div>
          {(tabs || watch) && (
            <div className={tabsPlace}>
              {tabs}
              {watch && <span className={watchPlace}>{watch}</span>}
            </div>
          )}
        </div>
      </header>
    </ThemeScope>
  );
});

/** Cards of one side; a dash where there are none, so that those of the other side are not taken for its own. */
function CardsOf({ yellow, red }: { yellow: number; red: number }) {
  return yellow + red === 0 ? (
    <span aria-hidden="true">–</span>
  ) : (
    <>
      <CardMark kind="yellow" count={yellow} />
      <CardMark kind="red" count={red} />
    </>
  );
}
