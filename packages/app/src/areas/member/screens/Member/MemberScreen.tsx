import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Aside, Content, Door, Frame, Top } from './Member.layout.ts';
import { memberPageOf } from './memberRegistry.ts';
import { loadMember, member } from './member.store.ts';
import { MemberHeadWired } from './MemberHead.tsx';
import { MemberMenuWired } from './MemberMenu.tsx';
import { MemberPageOf } from './MemberPage.tsx';

/** /member: the pages of the signed-in member, chosen by `type`. */
export function MemberScreen() {
  const { t, i18n } = useLingui();
  const [parameters] = useSearchParams();
  const { user } = useSnapshot(session);
  const page = memberPageOf(parameters);
  const label = page && i18n._(page.label);
  const id = user?.id;

  useEffect(() => {
    pageTitle.own = label ?? null;
    return () => void (pageTitle.own = null);
  }, [label]);
  useEffect(() => {
    // Another member's facts must not show while one's own are loading.
    if (member.info && member.info.id !== id) member.info = null;
    if (id) void loadMember();
  }, [id]);

  if (!user)
    return (
      <Door data-ready>
        <VisuallyHidden as="h1">{label ?? t`个人中心`}</VisuallyHidden>
        <EmptyState title={t`请登录后操作`} action={<Button size="l" onClick={openLogin}>{t`登录`}</Button>}>
          {t`钱包、资料和任务都在这里，登录后就能看到。`}
        </EmptyState>
      </Door>
    );
  return (
    <Frame data-ready>
      {!page?.ownHead && (
        <Top>
          <MemberHeadWired />
        </Top>
      )}
      <Aside>
        <MemberMenuWired current={page} />
      </Aside>
      <Content>{page && <MemberPageOf key={`${page.type} ${page.tab ?? ''}`} page={page} />}</Content>
    </Frame>
  );
}
