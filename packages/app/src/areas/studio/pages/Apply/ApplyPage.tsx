import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../../platform/log/later.ts';
import { loadUser } from '../../../../platform/session/loadUser.ts';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { useApplication } from '../../application/useApplication.ts';
import { Columns } from '../../Studio.layout.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { ApplyState } from './ApplyState.tsx';
import { ApplyWay } from './ApplyWay.tsx';

/** /member?type=7: application to become an anchor. Anchors go to the studio. */
export function ApplyPage() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [came] = useState(user?.is_anchor);
  const { application, failed, again } = useApplication();
  const state = application?.state;
  const isNew = state === 'success' && user?.is_anchor === 0;
  useEffect(() => {
    // The right has come while the page stood open: the header and the menu shall know.
    if (isNew) unlessLost(loadUser());
  }, [isNew]);

  if (came === 1) return <Navigate to={memberPlaces.studio} replace />;
  return (
    <Columns>
      <Card stacked padding="titled" aria-label={t`申请主播`}>
        <SectionTitle hint={t`审核通过就有自己的直播间`}>{t`申请主播`}</SectionTitle>
        {application ? (
          <>
            <ApplyState application={application} />
            {(state === 'none' || state === 'failed') && <ApplyForm key={state} application={application} onSent={again} />}
          </>
        ) : failed ? (
          <ErrorState title={t`申请页没能打开`} onRetry={again} />
        ) : (
          <Skeleton shape="block" height={520} />
        )}
      </Card>
      <ApplyWay state={state} />
    </Columns>
  );
}
