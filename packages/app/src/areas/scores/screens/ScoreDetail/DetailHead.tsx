import { withMessages } from '../../../../platform/messages/withMessages.ts';
import { useLingui } from '@lingui/react/macro';
import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { sides, type Side } from '@pitchside/ui/Crest';
import { useFormat, useNow } from '@pitchside/ui/format';
import { MatchStage, type StageWingItem } from '@pitchside/ui/MatchStage';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Share2, Star, Tv } from 'lucide-react';
import { lazy, useState } from 'react';
import { useSnapshot } from 'valtio';
import { toggleCollected } from '../../collectActs.ts';
import { collected } from '../../collect.store.ts';
import { secondsLeft } from '../../detail/box.presenter.ts';
import { detail } from '../../detail.store.ts';
import { factsView } from '../../detail/detail.presenter.ts';
import { formView } from '../../detail/form.presenter.ts';
import { usePeriod } from '../../detail/usePeriod.ts';
import { usePlaceNote } from '../../detail/usePlaceNote.ts';
import { detailHref, hasPages, teamHref, watchHref } from '../../matchLinks.ts';
import { eventView, isFootballEvent, scoreView } from '../../match.presenter.ts';
import { LaterButton } from '../../later/WatchLater.tsx';
import { ReserveButton } from '../../ReserveButton.tsx';
import { analysis } from '../../analysis.store.ts';
import { tabsOf, type DetailTab } from './detailAddress.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';
import { later } from '../../../../platform/guard/later.store.ts';

const ShareDialog = lazy(withMessages('scores', () => import('./DetailShare.tsx')));

/** Header of a match: league, venue and weather, both sides with form, score, scorers, actions and tabs. */
export function DetailHead({ tab }: { tab: DetailTab }) {
  const { t } = useLingui();
  const period = usePeriod();
  const placeNote = usePlaceNote();
  const format = useFormat();
  const { match, events, extra } = useSnapshot(detail);
  const { data } = useSnapshot(analysis);
  // A clock that runs is read every second, everything else every minute.
  const now = useNow(match?.basketball?.clock?.runs ? 1_000 : 60_000);
  const stars = useSnapshot(collected);
  const hidden = useSnapshot(later);
  const [sharing, setSharing] = useState(false);
  if (!match) return null;
  const { id, sport, half, regular, first_leg: first, home_score, away_score, counts, status, room_count: rooms } = match;
  const isCollected = stars.has(id);
  const isLater = hidden.has(id);
  const isBefore = matchPhase(status) === 'before' && match.kickoff_at > now;
  const labels: Record<DetailTab, string> = {
    situation: t({ id: 'detail.situation', message: '赛况' }),
    lineups: t`阵容`,
    analysis: t`分析`,
    index: t`指数`,
    text: t`文字直播`,
    rooms: t({ id: 'detail.rooms', message: '直播' }),
  };
  const left = secondsLeft(match.basketball?.clock ?? null, now);
  const place = match.esports?.maps.length ?? 0;
  const map = status === 'playing' && place > 0 ? t`第 ${place} 局` : '';
  const name = [period(status), map, left === null ? '' : format.clock(left)].filter(Boolean).join(' ');

  /** 第 2 · 主场 10 胜 3 平 1 负, as far as it is known. */
  const wing = (side: Side): StageWingItem => {
    const standing = data?.match_id === match.id ? data.standings[side] : null;
    const form = data?.match_id === match.id ? formView(data.form[side] as Match[], match[side].id) : [];
    const href = hasPages(sport) && { href: teamHref(sport, match[side].id) };
    if (!standing) return { ...href, form };
    return { ...href, form, note: placeNote(sport, side, { position: standing.position, record: standing[side] }) };
  };
  const wings = { home: wing('home'), away: wing('away') };

  return (
    <>
      <MatchStage
        {...scoreView(match)}
        sport={sport}
        facts={factsView(match, extra?.conditions ?? null, now)}
        {...(name && { period: name })}
        {...(half && status !== 'half_time' && { halfTime: half })}
        {...(regular && { regular })}
        {...(first && { aggregate: { home: first.home + (home_score ?? 0), away: first.away + (away_score ?? 0) } })}
        {...(counts && {
          corners: counts.corner,
          cards: Object.fromEntries(sides.map((side) => [side, { yellow: counts.yellow[side], red: counts.red[side] }])) as Record<
            Side,
            { yellow: number; red: number }
          >,
        })}
        events={isLater ? [] : events.filter(isFootballEvent).map(eventView)}
        sideNotes={wings}
        actions={
          <>
            {isBefore && <ReserveButton matchId={id} />}
            <LaterButton matchId={id} />
            <Button
              tone={isCollected ? 'soft' : 'outline'}
              size="s"
              aria-pressed={isCollected}
              icon={<Star size={16} fill={isCollected ? 'currentColor' : 'none'} aria-hidden />}
              onClick={({ detail: presses }) => presses < 2 && toggleCollected(id, sport)}
            >
              {isCollected ? t`已收藏` : t({ id: 'detail.collect', message: '收藏' })}
            </Button>
            <Button tone="outline" size="s" icon={<Share2 size={16} aria-hidden />} onClick={() => setSharing(true)}>
              {t({ id: 'detail.share', message: '分享' })}
            </Button>
          </>
        }
        tabs={
          <LinkTabs
            label={t`比赛页面`}
            size="l"
            value={tab}
            tabs={tabsOf(sport).map((one) => ({
              id: one,
              label: labels[one],
              href: detailHref(match, one === 'situation' ? undefined : one),
              ...(one === 'rooms' && rooms > 0 && { count: rooms }),
            }))}
          />
        }
        {...(rooms > 0 &&
          matchPhase(status) !== 'after' && {
            watch: (
              <ButtonLink href={watchHref(id)} tone="critical" icon={<Tv size={16} aria-hidden />}>
                {t`看直播`} {rooms}
              </ButtonLink>
            ),
          })}
      />
      {sharing && (
        <Later>
          <ShareDialog onClose={() => setSharing(false)} />
        </Later>
      )}
    </>
  );
}
