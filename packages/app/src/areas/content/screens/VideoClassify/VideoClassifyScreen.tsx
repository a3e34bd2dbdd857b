import { useLingui } from '@lingui/react/macro';
import { allCategories } from '@pitchside/api/content/videos';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../../platform/api/api.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { readText, storageKeys, writeText } from '../../../../platform/storage/storage.ts';
import { classifyHref } from '../../videoLinks.ts';
import { readClassify } from './classifyAddress.ts';
import { ClassifyHead } from './ClassifyHead.tsx';
import { ClassifySidebar } from './ClassifySidebar.tsx';
import { ClassifyWall } from './ClassifyWall.tsx';
import { Beside, Column } from './VideoClassify.layout.ts';

/** /video-classify: the videos of one category, or of all. */
export function VideoClassifyScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const view = readClassify(parameters);
  const [open, setOpen] = useState(() => readText(storageKeys.categories) !== 'closed');
  const { value } = useResource('categories', (signal) => api.call(allCategories, {}, { signal, quiet: true }));
  const all = value?.list.flatMap(({ children, ...category }) => [category, ...children]) ?? [];
  const isGone = view.id !== undefined && value && !all.some(({ id }) => id === view.id);
  const keepOpen = (isOpen: boolean) => {
    setOpen(isOpen);
    writeText(storageKeys.categories, isOpen ? 'open' : 'closed');
  };
  return (
    <Page data-ready>
      <Beside $open={open}>
        <ClassifySidebar current={view.id} all={all} open={open} onOpenChange={keepOpen} />
        <Column>
          {isGone ? (
            <EmptyState level={1} title={t`没有这个视频分类`} action={<ButtonLink href={classifyHref()}>{t`看全部视频`}</ButtonLink>}>
              {t`地址里的分类不存在，或者已经取消。`}
            </EmptyState>
          ) : (
            <>
              <ClassifyHead view={view} all={all} />
              <ClassifyWall view={view} />
            </>
          )}
        </Column>
      </Beside>
    </Page>
  );
}
