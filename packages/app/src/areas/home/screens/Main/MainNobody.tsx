import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { routes } from '../../../../routes.data.ts';

/** Replaces the wall and the ranking while nobody streams. */
export function MainNobody() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`现在没有人在播`} action={<ButtonLink tone="soft" href={routes.football.path}>{t`看看今天有什么比赛`}</ButtonLink>}>
      {t`比赛开始前后，主播们就会陆续上线。`}
    </EmptyState>
  );
}
