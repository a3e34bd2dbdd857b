import { useLingui } from '@lingui/react/macro';
import { contentLimits } from '@pitchside/api/content/content';
import { allCategories, searchCategories } from '@pitchside/api/content/videos';
import { CategoryPicker } from '@pitchside/ui/CategoryPicker';
import { Dialog } from '@pitchside/ui/Dialog';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { statusOf } from '../../../platform/resource/statusOf.ts';
import { session } from '../../../platform/session/session.store.ts';
import { keepCategories, myCategories, openMyCategories } from './categories.store.ts';

/** Milliseconds for which a word that is being typed rests. */
const rest = 250;

/** Manager of own categories: search, add, and order. */
export default function CategoryManager({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { list, state } = useSnapshot(myCategories);
  const [query, setQuery] = useState('');
  const id = user?.id;
  useEffect(openMyCategories, [id]);
  const all = useResource('all', (signal) => api.call(allCategories, {}, { signal, quiet: true }));
  const name = query.trim();
  const found = useResource(
    name === '' ? null : name,
    (signal) => api.call(searchCategories, { name, limit: 1 }, { signal, quiet: true }),
    {
      rest,
      family: 'found',
    },
  );
  const tree = all.value?.list.flatMap(({ children, ...category }) => [category, ...children]);
  const offered = name === '' ? tree : found.value?.categories;
  const asked = name === '' ? all : found;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`管理分类`}
      description={user ? t`常看的分类排在前面，登录的设备上都一样。` : t`先记在这台设备上，登录后并入你的账号。`}
    >
      {state === 'failed' ? (
        <ErrorState layout="row" onRetry={openMyCategories} />
      ) : (
        <CategoryPicker
          mine={list}
          offered={offered ?? []}
          status={statusOf({ value: offered, state: asked.state })}
          onRetry={asked.again}
          query={query}
          onQueryChange={setQuery}
          full={list.length >= contentLimits.myCategories}
          onAdd={(category) => keepCategories([...list, category])}
          onRemove={(category) => keepCategories(list.filter((each) => each.id !== category.id))}
          onMove={(category, place) => keepCategories(list.filter((each) => each.id !== category.id).toSpliced(place, 0, category))}
        />
      )}
    </Dialog>
  );
}
