import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { NotYet } from '../../../../platform/widgets/NotYet.tsx';
import { routes } from '../../../../routes.data.ts';
import type { BaseSport } from '../../base/place.ts';

/** Empty state of a sport without any competition. */
export function BaseNobody({ sport }: { sport: BaseSport }) {
  const { t } = useLingui();
  return (
    <NotYet title={t`资料库里还没有赛事`} action={<ButtonLink tone="soft" href={routes[sport].path}>{t`去看比分`}</ButtonLink>}>
      {t`有了赛事，积分榜、赛程和球员数据都在这里。`}
    </NotYet>
  );
}
