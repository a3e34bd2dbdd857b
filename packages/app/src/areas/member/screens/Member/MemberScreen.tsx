import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { Advice, Aside, Content, Door, Frame, Top, PageSpace } from './Member.layout.ts';
import { memberPageOf, memberGroups, memberHref, memberPages, type MemberGroup, type MemberPage } from './memberRegistry.ts';
import { loadMember, member } from './member.store.ts';
import { MemberHeadWired } from './MemberHead.tsx';
import { MemberMenu } from '@pitchside/ui/MemberMenu';
import { Card } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';

/** One page: its code when it is opened, its own failures, its height kept free meanwhile. */
function MemberPageOf({ page }: { page: MemberPage }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(`${page.type} ${page.tab}`, page.load);
  const Page = value?.default;
  const failed = state === 'failed';
  if (Page)
    return (
      <Region>
        <Page />
      </Region>
    );
  return (
    <PageSpace $height={page.height} aria-busy={!failed}>
      <Card stacked>
        {failed ? (
          <ErrorState title={t`这个页面没能打开`} onRetry={again} />
        ) : (
          <>
            <Skeleton width={160} height={24} />
            <Skeleton shape="block" height={page.height - 90} />
          </>
        )}
      </Card>
    </PageSpace>
  );
}

/** Type of the page about the security of the account. */
const securityType = 3;

const idOf = ({ type, tab }: MemberPage): string => (tab ? `${type}-${tab}` : String(type));

/** The menu of the pages that stand. */
function MemberMenuWired({ current }: { current: MemberPage | undefined }) {
  const { i18n } = useLingui();
  const { user } = useSnapshot(session);
  const who = user?.is_anchor === 1 ? 'anchors' : 'others';
  const groups = (Object.keys(memberGroups) as MemberGroup[]).flatMap((group) => {
    const pages = memberPages.filter((page) => page.group === group && (page.who ?? who) === who);
    if (pages.length === 0) return [];
    const name = memberGroups[group];
    const items = pages.map((page) => ({
      id: idOf(page),
      label: i18n._(page.label),
      href: memberHref(page),
      icon: <page.icon size={16} aria-hidden />,
    }));
    return [{ id: group, ...(name && { label: i18n._(name) }), items }];
  });
  return <MemberMenu groups={groups} {...(current && { currentId: idOf(current) })} />;
}

/** Asks operators, and anchors with income, to turn on the second factor; nothing on its own page. */
function FactorAdvice({ page }: { page: MemberPage }) {
  const { t } = useLingui();
  const { info } = useSnapshot(member);
  if (!info?.factor_advised || page.type === securityType) return null;
  return (
    <Card stacked aria-label={t`给账号加一道锁`}>
      <Advice>
        <TwoLines look="strong" note={t`你的账号管着钱或运营台，光有密码不够`}>{t`给账号加一道锁`}</TwoLines>
        <ButtonLink size="s" href={`/member?type=${securityType}`}>{t`开启两步验证`}</ButtonLink>
      </Advice>
    </Card>
  );
}

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
      <Content>
        {page && <FactorAdvice page={page} />}
        {page && <MemberPageOf key={`${page.type} ${page.tab ?? ''}`} page={page} />}
      </Content>
    </Frame>
  );
}
