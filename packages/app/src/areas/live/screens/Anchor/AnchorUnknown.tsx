import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Door } from '../../../../platform/page/Wall.layout.ts';

/** An address of /anchor that names no rooms: says so, and leads to all of them. */
export function AnchorUnknown() {
  const { t } = useLingui();
  return (
    <Door data-ready>
      <EmptyState level={1} title={t`没有这个直播分类`} action={<ButtonLink href="/anchor?type=0" size="l">{t`看全部直播`}</ButtonLink>}>
        {t`地址里的分类不存在，或者已经取消。`}
      </EmptyState>
    </Door>
  );
}
