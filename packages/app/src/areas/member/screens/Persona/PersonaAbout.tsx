import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import type { personaInfo } from '@pitchside/api/member/follow';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat } from '@pitchside/ui/format';

/** About card of a member: signature, level and date of joining. */
export function PersonaAbout({ persona }: { persona: CallData<typeof personaInfo> }) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const { sign, registered_at, member } = persona;
  return (
    <Card padding="titled" stacked title={t`关于`}>
      <Facts
        facts={[
          { id: 'sign', label: t`签名`, value: sign || t`还没有写` },
          { id: 'level', label: t`等级`, value: String(member.level) },
          { id: 'since', label: t`加入时间`, value: fullDate(registered_at) },
        ]}
      />
    </Card>
  );
}
