import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminSaveArticle, contentLimits, type Shelf } from '@pitchside/api/content/content';
import { locales } from '@pitchside/locales';
import { ArticleEditor } from '@pitchside/ui/ArticleEditor';
import { Card } from '@pitchside/ui/Card';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { Select } from '@pitchside/ui/Select';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { Textarea } from '@pitchside/ui/Textarea';
import { Uploader } from '@pitchside/ui/Uploader';
import { Suspense, useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useUploads } from '../../../../../platform/upload/useUploads.ts';
import { MatchChoice } from '../../../../content/matchChoice.lazy.ts';
import { Blocks, Line } from '../Admin.layout.ts';
import { hasBody, keyOfPicture, sentOf, type ArticleDraft, type Edited } from './articleDraft.ts';
import { ArticlePicture } from './ArticlePicture.tsx';
import { ArticleStateWired } from './ArticleState.tsx';

interface ArticleFormProps {
  /** The one that is changed; undefined for a new one. */
  article: Edited | undefined;
  start: ArticleDraft;
  sections: readonly Shelf[];
  /** It was saved, or its state changed. */
  onChanged: (article: Edited) => void;
}

/** Form of a new or existing article. It names missing fields; a saved article is published, scheduled or withdrawn below. */
export function ArticleFormWired({ article, start, sections, onChanged }: ArticleFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(start);
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({});
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(true);
  const cover = useUploads('article', 1);
  const change = (part: Partial<ArticleDraft>) => {
    setDraft((known) => ({ ...known, ...part }));
    setSaved(false);
  };
  const lacks = {
    title: isTried && draft.title.trim() === '' ? t`写一个标题` : undefined,
    section: isTried && draft.section === null ? t`选择一个栏目` : undefined,
    body: isTried && !hasBody(draft) ? t`写下正文` : undefined,
  };
  const most = contentLimits.tags;
  const before = article?.cover ? keyOfPicture(article.cover.large) : undefined;
  const pictures = { ...Object.fromEntries((article?.pictures ?? []).map(({ upload, picture }) => [upload, picture.medium])), ...added };

  /** Saves it; gives it as it stands now, undefined when something is missing or it was refused. */
  async function save(): Promise<Edited | undefined> {
    setTried(true);
    const { section } = draft;
    if (draft.title.trim() === '' || section === null || !hasBody(draft) || cover.pending) return undefined;
    try {
      const saved = await api.call(adminSaveArticle, sentOf(draft, section, cover.keys[0] ?? before));
      setDraft((known) => ({ ...known, id: saved.id }));
      setSaved(true);
      onChanged(saved);
      return saved;
    } catch (error) {
      // The call has shown the reason; the text stays.
      if (!(error instanceof ApiError)) throw error;
      return undefined;
    }
  }

  return (
    <Card aria-label={t`写文章`} title={draft.id === undefined ? t`写文章` : t`改文章`}>
      <Blocks>
        <FormField label={t`标题`} required {...(lacks.title && { error: lacks.title })}>
          <Input value={draft.title} onValueChange={(title) => change({ title })} maxLength={contentLimits.title} counter />
        </FormField>
        <FormField label={t({ id: 'article.section', message: '栏目' })} required {...(lacks.section && { error: lacks.section })}>
          <Select
            value={draft.section}
            onValueChange={(section) => change({ section })}
            options={sections.map(({ id, names }) => ({ value: id, label: names[language] }))}
          />
        </FormField>
        <FormField label={t`语言`} required>
          <Select
            value={draft.lang}
            onValueChange={(lang) => change({ lang })}
            options={locales.map((value) => ({ value, label: languageNames[value] }))}
          />
        </FormField>
        <FormField label={t`摘要`} optional>
          <Textarea value={draft.summary} onValueChange={(summary) => change({ summary })} rows={2} maxLength={200} />
        </FormField>
        <FormField label={t`封面`} optional>
          <Uploader {...cover.uploader} />
        </FormField>
        {article?.cover && cover.uploader.items.length === 0 && <img src={article.cover.small} alt={t`现在的封面`} />}
        <FormField label={t`标签`} optional hint={t`用逗号隔开，最多 ${most} 个`}>
          <Input value={draft.tags} onValueChange={(tags) => change({ tags })} maxLength={120} />
        </FormField>
        <FormField label={t`来源`} optional>
          <Input value={draft.source} onValueChange={(source) => change({ source })} maxLength={40} />
        </FormField>
        <Suspense fallback={<Skeleton shape="block" height={60} />}>
          <MatchChoice matchId={draft.match} onMatchChange={(match) => change({ match })} />
        </Suspense>
        <Line role="group" aria-label={t`放在哪里`}>
          <Checkbox checked={draft.isLead} onCheckedChange={(isLead) => change({ isLead })}>
            {t({ id: 'article.lead', message: '头条' })}
          </Checkbox>
          <Checkbox checked={draft.isDeep} onCheckedChange={(isDeep) => change({ isDeep })}>{t`深度`}</Checkbox>
          <Checkbox checked={draft.isFlash} onCheckedChange={(isFlash) => change({ isFlash })}>{t`快讯`}</Checkbox>
        </Line>
        <ArticleEditor
          pieces={draft.pieces}
          onPiecesChange={(pieces) => change({ pieces })}
          pictureOf={({ upload }) => pictures[upload]}
          addPicture={
            <ArticlePicture
              onAdded={(piece, preview) => {
                setAdded((known) => ({ ...known, [piece.upload]: preview }));
                change({ pieces: [...draft.pieces, piece] });
              }}
            />
          }
        />
        {lacks.body && (
          <Text as="p" size="s" tone="live" role="alert">
            {lacks.body}
          </Text>
        )}
      </Blocks>
      <ArticleStateWired
        article={article}
        isSaved={isSaved}
        onSave={async () => void ((await save()) && say('success', t`已保存`))}
        onNeed={save}
        onChanged={onChanged}
      />
    </Card>
  );
}
