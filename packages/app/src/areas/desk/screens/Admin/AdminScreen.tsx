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
import { FiguresWired } from './Figures.tsx';
import { LockWired } from './Lock.tsx';
import { LogWired } from './Log.tsx';
import { QueueWired } from './Queue.tsx';
import { SettingsWired } from './Settings.tsx';
import { useDesk } from './useDesk.ts';

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
