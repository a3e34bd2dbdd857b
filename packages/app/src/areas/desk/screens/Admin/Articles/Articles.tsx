import { useLingui } from '@lingui/react/macro';
import { adminArticles, adminShelves } from '@pitchside/api/content/content';
import { locales } from '@pitchside/locales';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useFormat } from '@pitchside/ui/format';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Table } from '@pitchside/ui/Table';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Bar, Two } from '../Admin.layout.ts';
import { draftOf, newDraft, type Edited } from './articleDraft.ts';
import { ArticleFormWired } from './ArticleForm.tsx';
import { useStateNames } from './useStateNames.ts';

/** Articles on a page. */
const atOnce = 20;
const states = ['draft', 'scheduled', 'awaiting', 'shown', 'withdrawn', 'failed'] as const;

/** A language by its own name. */
function nameOf(lang: string): string {
  const known = locales.find((one) => one === lang);
  return known ? languageNames[known] : lang;
}

/** Articles of editors and members in every state, and the form for them. */
export default function Articles() {
  const { t } = useLingui();
  const format = useFormat();
  const names = useStateNames();
  const [state, setState] = useState<(typeof states)[number] | 'all'>('all');
  const [opened, setOpened] = useState<Edited>();
  const [fresh, setFresh] = useState(0);
  const sections = useResource('sections', (signal) => api.call(adminShelves, { kind: 'section' }, { signal }));
  const list = usePages(
    state,
    atOnce,
    (range, signal) => api.call(adminArticles, { ...range, ...(state !== 'all' && { state }) }, { signal, quiet: true }),
    { family: 'articles' },
  );
  const shelves = sections.value?.list ?? [];
  const sectionOf = (id: string) => shelves.find((shelf) => shelf.id === id)?.names[language] ?? id;
  const total = format.integer(list.value?.total ?? 0);
  const write = (article: Edited | undefined) => {
    setOpened(article);
    setFresh(fresh + 1);
  };
  return (
    <Two>
      <Card
        id="articles"
        title={t({ id: 'articles.all', message: '文章' })}
        aside={<Button size="s" onClick={() => write(undefined)}>{t`写文章`}</Button>}
      >
        <Bar>
          <SegmentedControl
            size="s"
            label={t`状态`}
            value={state}
            onValueChange={setState}
            segments={[{ value: 'all', label: t`全部` }, ...states.map((value) => ({ value, label: names[value] }))]}
          />
        </Bar>
        <CardBleed>
          <Table
            caption={t({ id: 'articles.all', message: '文章' })}
            captionHidden
            rows={list.value?.list ?? []}
            keyOf={({ id }) => id}
            {...(opened && { currentKey: opened.id })}
            status={list.status}
            error={t`列表没能送到`}
            onRetry={list.again}
            empty={<EmptyState title={state === 'all' ? t`还没有文章` : t`还没有这样的文章`} />}
            columns={[
              {
                id: 'title',
                head: t`标题`,
                cell: (article) => (
                  <Pressable onClick={() => write(article)}>
                    <TwoLines look="strong" cut note={`${sectionOf(article.section_id)} · ${nameOf(article.lang)}`}>
                      {article.title}
                    </TwoLines>
                  </Pressable>
                ),
              },
              { id: 'author', head: t`作者`, cell: ({ author }) => author.user_nickname },
              { id: 'state', head: t`状态`, cell: ({ state: of }) => names[of] },
              {
                id: 'at',
                head: t`时间`,
                cell: ({ publish_at, published_at, changed_at }) => {
                  const at = publish_at ?? published_at ?? changed_at;
                  return `${format.date(at)} ${format.time(at)}`;
                },
              },
            ]}
            footer={list.pages ?? <Text tone="quiet">{t`共 ${total} 篇`}</Text>}
          />
        </CardBleed>
      </Card>
      <ArticleFormWired
        key={`${opened?.id ?? 'new'} ${fresh}`}
        article={opened}
        start={opened ? draftOf(opened) : newDraft(language)}
        sections={shelves.filter(({ is_open, id }) => is_open || id === opened?.section_id)}
        onChanged={(article) => {
          setOpened(article);
          list.again();
        }}
      />
    </Two>
  );
}
