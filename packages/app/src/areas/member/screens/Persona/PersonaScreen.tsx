import { useLingui } from '@lingui/react/macro';
import { personaInfo } from '@pitchside/api/member/follow';
import { getSpace, spaceBlocks } from '@pitchside/api/member/space';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isRefused } from '../../../../platform/api/refused.ts';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { MemberPosts, MemberVideos } from '../../../content/content.lazy.ts';
import { MemberPlans } from '../../../experts/experts.lazy.ts';
import { MemberBroadcasts, MemberGifts, MemberGuards, MemberReplays } from '../../../live/persona.lazy.ts';
import { personaTabHref, readPersona, type PersonaTab } from './personaAddress.ts';
import { PersonaHead } from './PersonaHead.tsx';
import { usePersonaFacts } from './usePersonaFacts.ts';
import { useVisit } from './useVisit.ts';
import { PersonaBadges } from './PersonaBadges.tsx';
import { PersonaTrophies } from './PersonaTrophies.tsx';
import { Columns, Shown, TabsPlace } from './Persona.layout.ts';
import type { CallData } from '@pitchside/api';
import { Facts } from '@pitchside/ui/Facts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** About card of a member: signature, level and date of joining. */
function PersonaAbout({ persona }: { persona: CallData<typeof personaInfo> }) {
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

/** /persona: page of the member in `id`, else of the signed-in one. */
export function PersonaScreen() {
  const { t } = useLingui();
  const { integer } = useFormat();
  const [parameters] = useSearchParams();
  const { id: asked, tab: named } = readPersona(parameters);
  const { user } = useSnapshot(session);
  const id = asked ?? user?.id;
  const { value, state, error, again } = useResource(
    id === undefined ? null : `${id} ${user?.id ?? ''}`,
    (signal) => api.call(personaInfo, { id: id ?? '' }, { signal, quiet: true }),
    { family: id ?? '' },
  );
  const space = useResource(id ?? null, (signal) => api.call(getSpace, { id: id ?? '' }, { signal, quiet: true }));
  useVisit(user && value && value.member.id !== user.id ? value.member.id : null);
  const { expert, counts } = usePersonaFacts(value ? id : undefined);
  const order: PersonaTab[] = [...(space.value?.order ?? spaceBlocks), ...(expert ? (['plans'] as const) : []), 'about'];
  // Who sets a page up decides what stands first.
  const tab = named ?? order[0] ?? 'posts';
  const names: Record<PersonaTab, string> = {
    posts: t`动态`,
    videos: t({ id: 'videos.all', message: '视频' }),
    live: t`直播与回放`,
    plans: t`方案`,
    about: t`关于`,
  };
  if (id === undefined)
    return (
      <Page data-ready>
        <EmptyState level={1} title={t`登录后看你的主页`} action={<Button onClick={openLogin}>{t`登录`}</Button>} />
      </Page>
    );
  if (!value && isRefused(error))
    return (
      <Page data-ready>
        <EmptyState level={1} title={t`没有这位用户`} action={<ButtonLink href={routes.circle.path}>{t`去社区看看`}</ButtonLink>}>
          {t`链接可能写错了。`}
        </EmptyState>
      </Page>
    );
  if (!value)
    return (
      <Page data-ready={state === 'failed' || undefined}>
        {state === 'failed' ? <ErrorState level={1} title={t`主页没能打开`} onRetry={again} /> : <Skeleton shape="block" height={420} />}
      </Page>
    );
  return (
    <Page data-ready>
      <PersonaHead key={id} persona={value} cover={space.value?.cover ?? null} isOwn={id === user?.id} />
      <Card padding="none" aria-label={t`主页的内容`}>
        <TabsPlace>
          <LinkTabs
            size="l"
            label={t`主页的内容`}
            value={tab}
            tabs={order.map((one) => ({
              id: one,
              label: names[one],
              href: personaTabHref(id, one),
              ...(counts[one] && { count: integer(counts[one]) }),
            }))}
          />
        </TabsPlace>
      </Card>
      <Columns>
        <Shown>
          <Region>
            <Later fallback={<Skeleton shape="block" height={320} />}>
              {tab === 'posts' && <MemberPosts key={id} memberId={id} isOwn={id === user?.id} />}
              {tab === 'videos' && <MemberVideos key={id} memberId={id} isAnchor={value.member.is_anchor} />}
              {tab === 'live' &&
                (value.room ? (
                  <MemberReplays key={value.room.id} roomId={value.room.id} />
                ) : (
                  <EmptyState title={t`还没有可看的回放`} drawing={null} />
                ))}
              {tab === 'plans' && <MemberPlans key={id} memberId={id} />}
              {tab === 'about' && <PersonaAbout persona={value} />}
            </Later>
          </Region>
        </Shown>
        <Shown as="aside">
          {value.room && (
            <Region>
              <Later fallback={<Skeleton shape="block" height={160} />}>
                <MemberBroadcasts key={value.room.id} roomId={value.room.id} isOwn={id === user?.id} />
              </Later>
            </Region>
          )}
          {value.member.is_anchor && (
            <Region>
              <Later fallback={<Skeleton shape="block" height={240} />}>
                <MemberGifts key={id} anchorId={id} />
              </Later>
            </Region>
          )}
          {value.room && (
            <Region>
              <Later fallback={<Skeleton shape="block" height={240} />}>
                <MemberGuards key={value.room.id} roomId={value.room.id} />
              </Later>
            </Region>
          )}
          <PersonaTrophies key={id} memberId={id} isOwn={id === user?.id} />
          <PersonaBadges persona={value} />
          {tab !== 'about' && <PersonaAbout persona={value} />}
        </Shown>
      </Columns>
    </Page>
  );
}
