import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { personaInfo } from '@pitchside/api/follow';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { MemberPosts } from '../../../content/index.ts';
import { MemberReplays } from '../../../live/index.ts';
import { personaTabHref, personaTabs, readPersona, type PersonaTab } from './persona.address.ts';
import { PersonaAbout } from './PersonaAbout.wired.tsx';
import { PersonaHead } from './PersonaHead.wired.tsx';
import { Shown, TabsPlace } from './Persona.layout.ts';

/** /persona: a member's own page, by `id`, or that of whoever is signed in. */
export function PersonaScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { id: asked, tab } = readPersona(parameters);
  const { user } = useSnapshot(session);
  const id = asked ?? user?.id;
  const { value, state, error, again } = useResource(
    id === undefined ? null : `${id} ${user?.id ?? ''}`,
    (signal) => api.call(personaInfo, { id: id ?? '' }, { signal, quiet: true }),
    { family: id ?? '' },
  );
  const names: Record<PersonaTab, string> = { posts: t`动态`, live: t`直播与回放`, about: t`关于` };
  if (id === undefined)
    return (
      <Page data-ready>
        <EmptyState title={t`登录后看你的主页`} action={<Button onClick={openLogin}>{t`登录`}</Button>} />
      </Page>
    );
  if (!value && error instanceof ApiError && error.failure === 'answer')
    return (
      <Page data-ready>
        <EmptyState title={t`没有这位用户`} action={<ButtonLink href={routes.circle.path}>{t`去社区看看`}</ButtonLink>}>
          {t`链接可能写错了。`}
        </EmptyState>
      </Page>
    );
  if (!value)
    return (
      <Page data-ready={state === 'failed' || undefined}>
        {state === 'failed' ? <ErrorState title={t`主页没能打开`} onRetry={again} /> : <Skeleton shape="block" height={420} />}
      </Page>
    );
  return (
    <Page data-ready>
      <PersonaHead key={id} persona={value} isOwn={id === user?.id} />
      <Card padding="none" aria-label={t`主页的内容`}>
        <TabsPlace>
          <LinkTabs
            size="l"
            label={t`主页的内容`}
            value={tab}
            tabs={personaTabs.map((one) => ({ id: one, label: names[one], href: personaTabHref(id, one) }))}
          />
        </TabsPlace>
      </Card>
      <Shown $narrow={tab === 'posts'}>
        <Region>
          <Suspense fallback={<Skeleton shape="block" height={320} />}>
            {tab === 'posts' && <MemberPosts key={id} memberId={id} isOwn={id === user?.id} />}
            {tab === 'live' &&
              (value.room ? (
                <MemberReplays key={value.room.id} roomId={value.room.id} />
              ) : (
                <EmptyState title={t`还没有可看的回放`} drawing={null} />
              ))}
            {tab === 'about' && <PersonaAbout persona={value} />}
          </Suspense>
        </Region>
      </Shown>
    </Page>
  );
}
