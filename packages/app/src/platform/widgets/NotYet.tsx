import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../session/session.store.ts';

/** Links of the empty state: for operators the import of match files, for others the community. */
const ways = { bring: '/admin?desk=data&part=imports', meanwhile: '/circle' } as const;

interface NotYetProps {
  /** Title of the empty state; default 还没有比赛. */
  title?: string;
  /** Text for visitors and members; default: matches appear with their schedule. */
  children?: ReactNode;
  /** Action for visitors and members; default a link to the community. */
  action?: ReactNode;
}

/** Empty state of a site without any matches. Operators get a link to the import, everybody else one to the community. */
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
