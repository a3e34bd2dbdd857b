import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.store.ts';

/** Where an operator brings files of matches in, and where others may go meanwhile. */
const ways = { bring: '/admin?desk=data&part=imports', meanwhile: '/circle' } as const;

interface NotYetProps {
  /** What the site does not have yet, in one line; default 还没有比赛. */
  title?: string;
  /** What visitors and members are told of it; default that matches come with their schedule. */
  children?: ReactNode;
  /** Where visitors and members may go meanwhile; default the community. */
  action?: ReactNode;
}

/** Stands where nobody has brought any matches to the site yet: an operator hears how to bring them, everybody else where to go meanwhile. */
export function NotYet({ title, children, action }: NotYetProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const heading = title ?? t`还没有比赛`;
  if (user?.role === 'operator')
    return (
      <EmptyState title={heading} action={<ButtonLink href={ways.bring}>{t({ id: 'bring.import', message: '导入比赛' })}</ButtonLink>}>
        {t`在运营台导入赛程和赛果文件，或在启动时用 PITCHSIDE_FEED 接入实时数据源，比赛就会出现在这里。`}
      </EmptyState>
    );
  return (
    <EmptyState title={heading} action={action ?? <ButtonLink tone="soft" href={ways.meanwhile}>{t`去社区看看`}</ButtonLink>}>
      {children ?? t`有了赛程，比赛会排在这里。`}
    </EmptyState>
  );
}
