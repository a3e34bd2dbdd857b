import { useLingui } from '@lingui/react/macro';
import { watchlistList } from '@pitchside/api/member/follow';
import { Card } from '@pitchside/ui/Card';
import { Input } from '@pitchside/ui/Input';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { attention } from '../../follows/attention.store.ts';
import { Farewells } from '../../farewells/farewells.lazy.ts';
import { Fans } from './Fans.tsx';
import { Follows } from './Follows.tsx';
import { Find } from './People.layout.ts';

type Side = 'follows' | 'fans';

/** /member?type=4: followed members, and followers. */
export function PeoplePage() {
  const { t } = useLingui();
  const [side, setSide] = useState<Side>('follows');
  const [text, setText] = useState('');
  const part = text.trim();
  const { everybody } = useSnapshot(attention);
  // How many fans there are in all, said before their list is opened.
  const fans = useResource('fans', (signal) => api.call(watchlistList, { limit: 1 }, { signal })).value?.total;
  return (
    <Card stacked padding="titled" aria-label={t`关注与粉丝`}>
      <SectionTitle
        tabs={
          <SegmentedControl
            look="line"
            label={t`关注与粉丝`}
            value={side}
            onValueChange={setSide}
            segments={[
              { value: 'follows', label: t`我关注的`, ...(everybody !== null && { count: everybody }) },
              { value: 'fans', label: t`关注我的`, ...(fans !== undefined && { count: fans }) },
            ]}
          />
        }
      >
        {t`关注与粉丝`}
      </SectionTitle>
      <Suspense fallback={null}>
        <Farewells />
      </Suspense>
      <Find>
        <Input
          label={t`按昵称找人`}
          labelHidden
          value={text}
          onValueChange={setText}
          maxLength={20}
          icon={<Search size={16} aria-hidden />}
          placeholder={t`按昵称找人`}
        />
      </Find>
      {side === 'follows' ? <Follows part={part} /> : <Fans part={part} />}
    </Card>
  );
}
