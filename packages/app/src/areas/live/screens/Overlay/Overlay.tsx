import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { OverlayKind, OverlaySettings, OverlaySize } from '@pitchside/api/live/overlays';
import type { MatchEvent } from '@pitchside/api/scores/matches';
import { CountdownClock } from '@pitchside/ui/CountdownClock';
import { DanmakuLayer } from '@pitchside/ui/DanmakuLayer';
import { EffectStage } from '@pitchside/ui/EffectStage';
import { useNow } from '@pitchside/ui/format';
import { GoalBanner, type GoalBannerProps } from '@pitchside/ui/GoalBanner';
import { OverlayChat } from '@pitchside/ui/OverlayChat';
import { OverlayFrame, type OverlayItem } from '@pitchside/ui/OverlayFrame';
import { Poll } from '@pitchside/ui/Poll';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { SponsorRotation } from '@pitchside/ui/SponsorRotation';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { useMemo, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { brandOf } from '../../../../platform/theme/brandOf.ts';
import { nonce } from '../../../../platform/theme/nonce.ts';
import { eventView, isFootballEvent, leagueText, popupKind, scoreView, teamView } from '../../../scores/match.presenter.ts';
import { PollPlace } from './overlay.layout.ts';
import { overlay, overlayChat, overlayDanmaku, overlayEffects } from './overlay.store.ts';

/** Multiples of the components' own sizes, for a picture of 1080 lines. */
const scales: Record<OverlaySize, number> = { s: 1, m: 1.4, l: 1.9 };
/** Steps of the letters, and quarters of the height, of flying comments. */
const letters = { s: 2, m: 3, l: 4 } as const;
const areas = { top: 1, half: 2, all: 4 } as const;

/** An event as the banner says it; nothing for a kind that it does not know. */
function bannerItem(event: MatchEvent, sides: Pick<GoalBannerProps['item'], 'home' | 'away' | 'league'>): GoalBannerProps['item'] | null {
  if (!isFootballEvent(event) || !event.side) return null;
  const { minute, added, player, otherPlayer } = eventView(event);
  const kind = popupKind(event.kind);
  return {
    id: event.id,
    matchId: event.match_id,
    kind,
    side: event.side,
    ...sides,
    score: { home: event.home_score, away: event.away_score },
    minute,
    ...(added && { added }),
    ...(player && { player }),
    ...(kind === 'goal' && event.kind === 'goal' && otherPlayer && { assist: otherPlayer }),
  };
}

/** The event that is announced; an example has sides of its own where the room shows no match. */
function Announced() {
  const { t } = useLingui();
  const { event, match } = useSnapshot(overlay);
  if (!event) return null;
  const side = (id: string, name: string, color: string) => ({ id, name, shortName: name, colors: [color, '#ffffff'] as const });
  const sides = match
    ? { home: teamView(match.home), away: teamView(match.away), league: leagueText(match) }
    : { home: side('home', t`主队`, '#1f5fbf'), away: side('away', t`客队`, '#bf1f2f'), league: '' };
  const item = bannerItem(event, sides);
  return item && <GoalBanner key={event.id} item={item} />;
}

function Score() {
  const { match } = useSnapshot(overlay);
  return match && <Scorebug {...scoreView(match)} size="card" />;
}

const Timer = ({ title, ends_at: endsAt }: OverlaySettings['timer']) => endsAt !== null && <CountdownClock title={title} to={endsAt} />;

function RoomPoll({ lasts }: Pick<OverlaySettings['poll'], 'lasts'>) {
  const { poll } = useSnapshot(overlay);
  const now = useNow(1_000);
  if (!poll || (poll.closed_at !== null && now >= poll.closed_at + lasts * 1_000)) return null;
  const isOver = poll.closed_at !== null && now >= poll.closed_at;
  return (
    <PollPlace>
      <Poll question={poll.question} options={poll.options} endsAt={poll.ends_at} ended={isOver} choice={null} foldable={false} />
    </PollPlace>
  );
}

/** Things at their places, by kind; in their order from the edge. */
function itemsOf(settings: OverlaySettings, shows: (kind: OverlayKind) => boolean): OverlayItem[] {
  const { score, timer, poll, chat, sponsors } = settings;
  const item = (kind: OverlayKind, { position, size }: Pick<typeof score, 'position' | 'size'>, content: ReactNode): OverlayItem[] =>
    shows(kind) ? [{ id: kind, place: position, scale: scales[size], content }] : [];
  return [
    ...item('score', score, <Score />),
    ...item('score', score, <Announced />).map((event) => ({ ...event, id: 'event' })),
    ...item('timer', timer, <Timer {...timer} />),
    ...item('poll', poll, <RoomPoll lasts={poll.lasts} />),
    ...item('chat', chat, <OverlayChat log={overlayChat} most={chat.lines} lasts={chat.lasts * 1_000} />),
    ...item('sponsors', sponsors, <SponsorRotation pictures={sponsors.pictures} every={sponsors.every * 1_000} />),
  ];
}

/** /overlay/<secret>: what stands over the picture of a broadcast; one kind of it alone, or all that belong to the scene. */
export function Overlay({ i18n, kind }: { i18n: I18n; kind: OverlayKind | null }) {
  const { isOpen, settings } = useSnapshot(overlay);
  const { theme, color, danmaku } = settings;
  const brand = useMemo(() => brandOf(color), [color]);
  const shows = (one: OverlayKind) => (kind === null ? settings[one].is_on : kind === one);
  if (!isOpen) return null;
  return (
    <I18nProvider i18n={i18n}>
      <UiProvider theme={theme === 'dark' ? 'night' : 'day'} i18n={i18n} {...(nonce && { nonce })} {...(brand && { brand })}>
        <OverlayFrame
          items={itemsOf(settings as OverlaySettings, shows)}
          layers={
            <>
              {shows('danmaku') && (
                <DanmakuLayer
                  source={overlayDanmaku}
                  view={{ size: letters[danmaku.size], area: areas[danmaku.area], sync: false, fold: true }}
                />
              )}
              {shows('gifts') && <EffectStage source={overlayEffects} safeBottom={48} />}
            </>
          }
        />
      </UiProvider>
    </I18nProvider>
  );
}
