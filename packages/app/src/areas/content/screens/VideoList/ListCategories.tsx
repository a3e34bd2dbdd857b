import { useLingui } from '@lingui/react/macro';
import { allCategories } from '@pitchside/api/content/videos';
import { Button } from '@pitchside/ui/Button';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { CategoryManager } from '../../videos/categories.lazy.ts';
import { classifyHref } from '../../videoLinks.ts';
import { CategoryRow } from './VideoList.layout.ts';

/** Doors to the categories, and the way to keep some of them. */
export function ListCategories() {
  const { t } = useLingui();
  const [manages, setManages] = useState(false);
  const { value, state } = useResource('categories', (signal) => api.call(allCategories, {}, { signal, quiet: true }));
  const all = value?.list.flatMap(({ children, ...category }) => [category, ...children]) ?? [];
  return (
    <CategoryRow>
      {value || state === 'failed' ? (
        <LinkTabs
          look="chips"
          label={t`视频分类`}
          value="all"
          tabs={[
            { id: 'all', label: t`全部`, href: routes.videoList.path },
            ...all.map(({ id, name }) => ({ id, label: name, href: classifyHref({ id, name }) })),
          ]}
        />
      ) : (
        <Skeleton width={640} height={32} />
      )}
      <LanguageChoice />
      <Button tone="plain" size="s" icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setManages(true)}>
        {t`管理分类`}
      </Button>
      {manages && (
        <Suspense fallback={null}>
          <CategoryManager onClose={() => setManages(false)} />
        </Suspense>
      )}
    </CategoryRow>
  );
}
