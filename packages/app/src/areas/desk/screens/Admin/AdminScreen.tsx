import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { withMessages } from '../../../../platform/messages/withMessages.ts';
import { Blocks, Desk, Two } from './Admin.layout.ts';
import { readKind, readPlace, type DeskPlace } from './adminAddress.ts';
import { admin, askPresence, showCases } from './admin.store.ts';
import { AdminHeadWired } from './AdminHead.tsx';
import { AnnounceWired } from './Announce.tsx';
import { AuditWired } from './Audit.tsx';
import { CaseWired } from './Case.tsx';
import { LockWired } from './Lock.tsx';
import { LogWired } from './Log.tsx';
import { QueueWired } from './Queue.tsx';
import { SettingsWired } from './Settings.tsx';
import { useDesk } from './useDesk.ts';
import { plural } from '@lingui/core/macro';
import { FigureBand } from '@pitchside/ui/FigureBand';
import { useFormat } from '@pitchside/ui/format';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { useWait } from './useWait.ts';

/** Figures of the server's day. */
function FiguresWired() {
  const { t } = useLingui();
  const format = useFormat();
  const yuan = useYuan();
  const wait = useWait();
  const { overview } = useSnapshot(admin);
  if (!overview) return <Skeleton shape="block" height={92} />;
  const { waiting, to_pay, paid, recharged, decided, audit, server_at } = overview;
  const total = (kind: string) => waiting.find((each) => each.kind === kind)?.total ?? 0;
  const all = waiting.reduce((sum, each) => sum + each.total, 0);
  const oldest = Math.min(...waiting.flatMap(({ oldest_at }) => (oldest_at === null ? [] : [oldest_at])));
  const [withdrawals, papers] = [total('withdrawal'), total('verification')];
  const longest = Number.isFinite(oldest) ? wait(server_at - oldest) : '';
  const [paidSum, entries] = [yuan(paid.sum), format.integer(audit?.entries ?? 0)];
  const { passed, returned } = decided;
  const time = audit ? format.time(audit.at) : '';
  return (
    <FigureBand
      label={t`今天`}
      figures={[
        {
          id: 'waiting',
          label: t`等我审`,
          value: format.integer(all),
          ...(longest && { aside: t`最久等了 ${longest}` }),
          note: t`提现 ${withdrawals} · 实名 ${papers}`,
        },
        {
          id: 'to_pay',
          label: t`待付提现`,
          value: yuan(to_pay.sum),
          note: t`${plural(to_pay.total, { other: '# 笔' })}，今天已付 ${paidSum}`,
        },
        {
          id: 'drift',
          label: t`账本漂移`,
          value: format.integer(audit?.drift ?? 0),
          aside: audit ? (audit.is_sound ? t`两边相平` : t`有差错`) : t`还没有核对`,
          ...(audit && { note: t`${time} 核对，${entries} 条` }),
          raised: true,
        },
        { id: 'recharged', label: t`今日充值`, value: yuan(recharged.sum), note: t`${plural(recharged.total, { other: '# 单' })}` },
        { id: 'decided', label: t`今日处理`, value: format.integer(passed + returned), note: t`通过 ${passed} · 退回 ${returned}` },
      ]}
    />
  );
}

const places: Readonly<Record<Exclude<DeskPlace, 'house'>, ReturnType<typeof lazy>>> = {
  day: lazy(withMessages('desk', () => import('./Day/Day.tsx'))),
  banners: lazy(withMessages('desk', () => import('./Banners/Banners.tsx'))),
  feedback: lazy(withMessages('desk', () => import('./Feedback/FeedbackDesk.tsx'))),
  content: lazy(withMessages('desk', () => import('./Care/Care.tsx'))),
  articles: lazy(withMessages('desk', () => import('./Articles/Articles.tsx'))),
  mall: lazy(withMessages('desk', () => import('./Mall/Mall.tsx'))),
  referrals: lazy(withMessages('desk', () => import('./Referrals/Referrals.tsx'))),
  shelves: lazy(withMessages('desk', () => import('./Shelves/Shelves.tsx'))),
  events: lazy(withMessages('desk', () => import('./Events/Events.tsx'))),
  guesses: lazy(withMessages('desk', () => import('./Guesses/Guesses.tsx'))),
  data: lazy(withMessages('desk', () => import('./Data/Data.tsx'))),
  legal: lazy(withMessages('desk', () => import('./Legal/Legal.tsx'))),
  results: lazy(withMessages('desk', () => import('./Results/Results.tsx'))),
  vitals: lazy(withMessages('desk', () => import('./Vitals/Vitals.tsx'))),
  status: lazy(withMessages('desk', () => import('./Status/Status.tsx'))),
};

/** /admin: the operators' desk. For everybody else there is no such page; the server refuses them by itself. */
export function AdminScreen() {
  const { user } = useSnapshot(session);
  if (user?.role !== 'operator') return <Navigate to={routes.notFound.path} replace />;
  return <DeskWired />;
}

function DeskWired() {
  useDesk();
  const { t } = useLingui();
  const { desk } = useSnapshot(admin);
  const [parameters] = useSearchParams();
  const place = readPlace(parameters);
  return (
    <>
      <AdminHeadWired />
      <VisuallyHidden as="h1">{t`运营台`}</VisuallyHidden>
      {desk === 'failed' && <ErrorState title={t`运营台没能打开`} onRetry={() => void askPresence()} />}
      {desk === 'locked' && <LockWired />}
      {desk === 'open' && <Desk data-ready>{place === 'house' ? <House /> : <Elsewhere key={place} place={place} />}</Desk>}
    </>
  );
}

/** Money, papers, settings and the log. */
function House() {
  const { hash } = useLocation();
  const [parameters] = useSearchParams();
  const kind = readKind(parameters);
  // Somebody came for the cases of one kind.
  useEffect(() => {
    if (kind) showCases({ state: 'waiting', kind });
  }, [kind]);
  // Somebody came from another place of the desk to a part of the house.
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash]);
  return (
    <>
      <FiguresWired />
      <Two>
        <QueueWired />
        <CaseWired />
      </Two>
      <Two>
        <Blocks>
          <AuditWired />
          <AnnounceWired />
        </Blocks>
        <SettingsWired />
      </Two>
      <LogWired />
    </>
  );
}

function Elsewhere({ place }: { place: keyof typeof places }) {
  const Place = places[place];
  return (
    <Suspense fallback={<Skeleton shape="block" height={640} />}>
      <Place />
    </Suspense>
  );
}
