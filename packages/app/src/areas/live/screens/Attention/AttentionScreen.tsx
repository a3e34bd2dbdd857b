import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Text } from '@pitchside/ui/Text';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { Door, Wall } from '../../../../platform/page/Wall.layout.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Farewells } from '../../farewells/farewells.lazy.ts';
import { TitleLine } from '../../lobby/lobby.layout.ts';
import { AttentionPeople } from './AttentionPeople.tsx';
import { attention, openAttention } from '../../follows/attention.store.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** /attention: followed members, live ones first. */
export function AttentionScreen() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { total, live, list } = useSnapshot(attention);
  const id = user?.id;
  useEffect(() => (id === undefined ? undefined : openAttention()), [id]);
  if (!user)
    return (
      <Door data-ready>
        <VisuallyHidden as="h1">{t`我的关注`}</VisuallyHidden>
        <EmptyState title={t`登录后看关注的主播`} action={<Button size="l" onClick={openLogin}>{t`登录`}</Button>}>
          {t`关注了谁，谁在直播，下一场几点开播，都在这里。`}
        </EmptyState>
      </Door>
    );
  return (
    <Wall data-ready>
      <TitleLine>
        <Text as="h1" size="title">{t`我的关注`}</Text>
        {list.length > 0 && <Text as="p" size="s" tone="quiet">{t`共 ${total} 位，${live} 位正在直播`}</Text>}
      </TitleLine>
      <Later>
        <Farewells />
      </Later>
      <AttentionPeople />
    </Wall>
  );
}
