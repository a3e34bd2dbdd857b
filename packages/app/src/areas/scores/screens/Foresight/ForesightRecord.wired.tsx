import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Card } from '../../../../platform/page/Page.layout.ts';
import { Figures, Outcome, Outcomes, Quiet } from './Foresight.layout.ts';
import { foresight } from './foresight.store.ts';

/** How the person's votes turned out. */
export function ForesightRecord() {
  const { t, i18n } = useLingui();
  const { user } = useSnapshot(session);
  const { record } = useSnapshot(foresight);
  return (
    <Card aria-labelledby="foresight-record">
      <SectionTitle id="foresight-record">{t`我的眼光`}</SectionTitle>
      {!user && (
        <EmptyState drawing={null} title={t`登录后投票`} action={<Button tone="soft" onClick={openLogin}>{t`登录`}</Button>}>
          {t`开赛前投一票，赛后看准不准。`}
        </EmptyState>
      )}
      {user && !record && <Skeleton height={96} />}
      {user && record && (
        <>
          <Figures>
            <div>
              <dt>{t`命中率`}</dt>
              <dd>{record.decided === 0 ? '–' : i18n.number(record.hits / record.decided, { style: 'percent' })}</dd>
            </div>
            <div>
              <dt>{t`已投票`}</dt>
              <dd>{i18n.number(record.voted)}</dd>
            </div>
            <div>
              <dt>{t`连中`}</dt>
              <dd>{i18n.number(record.streak)}</dd>
            </div>
          </Figures>
          {record.recent.length > 0 && (
            <Outcomes aria-label={t`最近的投票`}>
              {record.recent.map(({ match_id, hit }) => (
                <Outcome key={match_id} $hit={hit}>
                  {hit ? t({ id: 'vote.hit', message: '中' }) : t({ id: 'vote.miss', message: '偏' })}
                </Outcome>
              ))}
            </Outcomes>
          )}
          <Quiet>{t`最新的在最左边。投票不花钻石，只比眼光。`}</Quiet>
        </>
      )}
    </Card>
  );
}
