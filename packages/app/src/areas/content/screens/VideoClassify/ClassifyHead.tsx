import { useLingui } from '@lingui/react/macro';
import { videoGetList, videoSorts, type Category } from '@pitchside/api/content/videos';
import { Button } from '@pitchside/ui/Button';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { SlidersHorizontal, Star } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useOwnLanguage } from '../../language/ownLanguage.ts';
import { CategoryManager } from '../../videos/categories.lazy.ts';
import { keepCategories, myCategories } from '../../videos/categories.store.ts';
import { classifyHref } from '../../videoLinks.ts';
import { wallQuestion, type readClassify } from '@pitchside/api/screens/Videos';
import { Head } from './VideoClassify.layout.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Leagues that are offered at most. */
const mostLeagues = 8;

/** Which category it is, its order, and the leagues that its videos are about. */
export function ClassifyHead({ view, all }: { view: ReturnType<typeof readClassify>; all: readonly Category[] }) {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const { id, sort, league } = view;
  const { list, state } = useSnapshot(myCategories);
  const [manages, setManages] = useState(false);
  const known = all.find((each) => each.id === id);
  const name = known?.name ?? view.name;
  const category = id === undefined ? undefined : { id, name };
  const latest = useResource(`leagues ${id} ${own.lang ?? ''}`, (signal) =>
    api.call(videoGetList, { ...wallQuestion({ ...view, league: undefined }, own), limit: 50 }, { signal, quiet: true }),
  );
  const leagues = new Map(
    latest.value?.list.flatMap(({ match }) => (match ? [[match.competition.id, match.competition.short_name] as const] : [])),
  );
  const sorts = { hot: t`最热`, new: t`最新` };
  const isFavorite = list.some((each) => each.id === id);
  return (
    <>
      <Head>
        <Text as="h1" size="title">
          {category ? name : t`全部视频`}
        </Text>
        {category && known && (
          <Button
            tone={isFavorite ? 'soft' : 'outline'}
            size="s"
            icon={<Star size={16} fill={isFavorite ? 'currentColor' : 'none'} aria-hidden />}
            aria-pressed={isFavorite}
            disabled={state !== 'ready'}
            onClick={() => keepCategories(isFavorite ? list.filter((each) => each.id !== id) : [...list, category])}
          >
            {t`收藏分类`}
          </Button>
        )}
        <Button tone="plain" size="s" icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setManages(true)}>
          {t`管理分类`}
        </Button>
        <LanguageChoice />
        <LinkTabs
          look="segmented"
          label={t`排序`}
          value={sort}
          tabs={videoSorts.toReversed().map((each) => ({
            id: each,
            label: sorts[each],
            href: classifyHref(category, { sort: each, ...(league && { competition: league }) }),
          }))}
        />
      </Head>
      {leagues.size > 0 && (
        <LinkTabs
          look="chips"
          label={t`按赛事看视频`}
          value={league ?? 'all'}
          tabs={[
            { id: 'all', label: t`全部赛事`, href: classifyHref(category, { sort }) },
            ...[...leagues]
              .slice(0, mostLeagues)
              .map(([each, label]) => ({ id: each, label, href: classifyHref(category, { sort, competition: each }) })),
          ]}
        />
      )}
      {manages && (
        <Later>
          <CategoryManager onClose={() => setManages(false)} />
        </Later>
      )}
    </>
  );
}
