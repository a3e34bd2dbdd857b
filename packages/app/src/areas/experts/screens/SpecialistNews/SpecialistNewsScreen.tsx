import { useLingui } from '@lingui/react/macro';
import { expertState } from '@pitchside/api/experts/plans';
import { readExpertNews } from '@pitchside/api/screens/Experts';
import { Card } from '@pitchside/ui/Card';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { ExpertArticles, ExpertPosts } from '../../../content/content.lazy.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';
import { newsHref } from '../../expertsLinks.ts';
import { Columns, Stack } from '../../plans/plans.layout.ts';
import { PurchasedCard } from '../../plans/PurchasedCard.tsx';
import { ReturnBoard } from '../../plans/ReturnBoard.tsx';

/** /specialist-news?of=posts|articles: posts and articles of experts, with the composer for experts. */
export function SpecialistNewsScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const of = readExpertNews(parameters);
  const { user } = useSnapshot(session);
  const { value } = useResource(user ? String(user.id) : null, (signal) => api.call(expertState, {}, { signal, quiet: true }));
  const isExpert = user !== null && value?.state === 'success';
  const Shown = of === 'articles' ? ExpertArticles : ExpertPosts;
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{t`专家动态`}</VisuallyHidden>
      <Columns>
        <Stack>
          <Card padding="small" aria-label={t`专家动态`}>
            <LinkTabs
              size="l"
              label={t`专家动态`}
              value={of}
              tabs={[
                { id: 'posts', label: t({ id: 'expert.posts', message: '动态' }), href: newsHref() },
                { id: 'articles', label: t({ id: 'articles.all', message: '文章' }), href: newsHref('articles') },
              ]}
            />
          </Card>
          <Region>
            <Later ready={Shown.isReady()} fallback={<Skeleton shape="block" height={480} />}>
              <Shown isExpert={isExpert} />
            </Later>
          </Region>
        </Stack>
        <Stack as="aside">
          <Region>
            <PurchasedCard />
          </Region>
          <Region>
            <ReturnBoard sport="football" />
          </Region>
        </Stack>
      </Columns>
    </Page>
  );
}
