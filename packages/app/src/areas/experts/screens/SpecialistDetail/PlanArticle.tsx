import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { matchPhase } from '@pitchside/api/scores/matches';
import { gainOf, type PlanWhole } from '@pitchside/api/experts/plans';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Countdown } from '@pitchside/ui/Countdown';
import { HiddenText } from '@pitchside/ui/HiddenText';
import { Link } from '@pitchside/ui/Link';
import { PickLine } from '@pitchside/ui/PickLine';
import { PlanStamp } from '@pitchside/ui/PlanStamp';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { Flag } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { openReport } from '../../../../platform/report/report.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { leagueText, scoreView } from '../../../scores/match.presenter.ts';
import { matchHref } from '../../../scores/matchLinks.ts';
import { usePlanLabels } from '../../plans/usePlanLabels.ts';
import { expertHref } from '../../expertsLinks.ts';
import { Bar, Row, Stack } from '../../plans/plans.layout.ts';
import { PlanNotes } from './PlanNotes.tsx';
import { PlanTalk } from './PlanTalk.tsx';
import { Written } from './SpecialistDetail.layout.ts';
import { TipBox } from './TipBox.tsx';
import { UnlockBox } from './UnlockBox.tsx';

/** Units that settled picks gained together; undefined before. */
const gainedBy = ({ picks, result }: PlanWhole): number | undefined =>
  picks && result !== null ? picks.reduce((sum, { outcome, odds }) => sum + (outcome ? gainOf(outcome, odds) : 0), 0) / 1_000 : undefined;

/** A plan: its match, the picks or placeholders, the analysis or the way to unlock it, and the result. */
export function PlanArticle({ plan, onChange }: { plan: PlanWhole; onChange: () => void }) {
  const { t, i18n } = useLingui();
  const { date, time, weekday, integer } = useFormat();
  const { play, pick } = usePlanLabels();
  const { user } = useSnapshot(session);
  const { id, match, author, title, teaser, plays, picks, analysis, result, state, sold, published_at: at, is_open: isOpen } = plan;
  const isDown = plan.is_taken_down;
  const people = integer(sold);
  const sport = match.sport;
  const gained = gainedBy(plan);
  const published = at === null ? undefined : `${date(at)} ${time(at)}`;
  const reason = plan.reason;
  const report = () =>
    openReport({
      name: author.user_nickname,
      words: title,
      of: [
        { kind: 'plan', id },
        { kind: 'member', id: author.id },
      ],
    });
  const isWaiting = state === 'awaiting' || state === 'failed';
  const letters = plan.locked?.letters ?? 0;
  const pictures = plan.locked?.pictures ?? 0;
  /** Picks of a settled plan are public; only the text stays locked. */
  const hidden = new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' }).format([
    t`${plural(letters, { other: '还有 # 字' })}`,
    ...(pictures > 0 ? [t`${plural(pictures, { other: '# 张图' })}`] : []),
    ...(picks ? [] : [t`${plural(plays.length, { other: '# 个玩法' })}`]),
  ]);
  return (
    <Card as="article" stacked aria-label={title}>
      <Stack>
        <Bar>
          <Text size="s" tone="soft">
            {leagueText(match)}
          </Text>
          <Text size="s" tone="soft" figure>
            {[date(match.kickoff_at), weekday(match.kickoff_at), time(match.kickoff_at)].join(' ')}
          </Text>
        </Bar>
        <a href={matchHref(match)}>
          <Scorebug {...scoreView(match)} size="card" stretch showStatus={matchPhase(match.status) !== 'before'} />
        </a>
      </Stack>
      <Bar>
        <Text as="h1" size="xl" weight="strong">
          {title}
        </Text>
        {state === 'cancelled' ? (
          <PlanStamp size="l" result="cancelled" />
        ) : (
          result && <PlanStamp size="l" result={result} {...(gained !== undefined && { gained })} />
        )}
      </Bar>
      <Bar>
        <Row>
          <Avatar seed={author.avatar} size={32} />
          <Link alone href={expertHref(author.id)}>
            {author.user_nickname}
          </Link>
          {published !== undefined && <Text size="s" tone="quiet">{t`${published} 发布`}</Text>}
        </Row>
        <Row>
          <Text size="s" tone="quiet">{t`${plural(sold, { other: `${people} 人已解锁` })}`}</Text>
          {!isWaiting && !isDown && user?.id !== author.id && (
            <Button size="s" tone="plain" icon={<Flag size={16} aria-hidden />} onClick={report}>
              {t`举报`}
            </Button>
          )}
        </Row>
      </Bar>
      {state === 'awaiting' && <Card tone="inset" padding="small" role="status">{t`正在等待审核，通过后开始出售。`}</Card>}
      {reason !== null && (
        <Card tone="inset" padding="small" role="status">
          {isDown ? t`已下架：${reason}` : t`没有通过审核：${reason}`}
        </Card>
      )}
      {state === 'cancelled' && <Card tone="inset" padding="small" role="status">{t`比赛推迟、取消或腰斩，已全额退款。`}</Card>}
      <Stack>
        {picks
          ? picks.map((each) => (
              <PickLine
                key={each.play}
                play={play(each.play, sport)}
                pick={pick(each, match)}
                odds={each.odds / 1_000}
                outcome={each.outcome}
              />
            ))
          : plays.map((each) => <PickLine key={each} play={play(each, sport)} />)}
      </Stack>
      <Text as="p">{teaser}</Text>
      {analysis ? (
        <Written>
          <Text as="p">{analysis.text}</Text>
          {analysis.pictures.map((url) => (
            <img key={url} src={url} alt="" loading="lazy" style={{ maxWidth: '100%' }} />
          ))}
        </Written>
      ) : (
        <HiddenText
          what={hidden}
          {...(isOpen && {
            note: (
              <>
                {t`距停止解锁`}
                <Countdown size="s" to={match.kickoff_at} label={t`距停止解锁`} onEnd={onChange} />
              </>
            ),
          })}
        />
      )}
      {!analysis && isOpen && <UnlockBox plan={plan} onChange={onChange} />}
      {!analysis && !isOpen && (
        <Card tone="inset" padding="small" role="status">
          {isDown
            ? t`这份方案已下架，正文只给解锁的人看。`
            : state === 'settled'
              ? t`选项和结果已公开，正文只给解锁的人看。`
              : t`比赛已经开始，不能再解锁；结算后公开选项和结果。`}
        </Card>
      )}
      {!isWaiting && <PlanNotes locked={!analysis && isOpen} />}
      {analysis && !isDown && (state === 'published' || state === 'settled') && <TipBox plan={plan} onChange={onChange} />}
      {!isWaiting && <PlanTalk plan={plan} />}
    </Card>
  );
}
