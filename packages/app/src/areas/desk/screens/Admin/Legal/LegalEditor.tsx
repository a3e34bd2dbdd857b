import { useLingui } from '@lingui/react/macro';
import { adminSaveLegal, legalKinds, legalLimits, type LegalKind, type LegalWords } from '@pitchside/api/desk/legal';
import { locales, type Locale } from '@pitchside/locales';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { Textarea } from '@pitchside/ui/Textarea';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { useLegalTitles } from '../../../../home/useLegalTitles.ts';

const minute = 60_000;

interface LegalEditorProps {
  kind: LegalKind;
  onKindChange: (kind: LegalKind) => void;
  words: Record<Locale, LegalWords>;
  /** Author and time of the last draft; null without one. */
  draft: { at: number; by: string } | null;
  onSaved: () => void;
}

/** Editor of a document, one language at a time; nobody reads a draft before it is published. */
export function LegalEditorWired({ kind, onKindChange, words: given, draft, onSaved }: LegalEditorProps) {
  const { t } = useLingui();
  const { long } = useChatTime();
  const now = useNow(minute);
  const titles = useLegalTitles();
  const [lang, setLang] = useState<Locale>('zh');
  const [words, setWords] = useState(given);
  const { busy, send } = useSending();
  const { title, body } = words[lang];
  const change = (more: Partial<LegalWords>) => setWords({ ...words, [lang]: { ...words[lang], ...more } });
  const isWhole = title.trim() !== '' && body.trim() !== '';
  const [by, at] = [draft?.by ?? '', draft ? long(draft.at, now) : ''];

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole || busy) return;
    await send(async () => {
      await api.call(adminSaveLegal, { kind, lang, title: title.trim(), body });
      say('success', t`草稿已保存，发布以后才会显示`);
      onSaved();
    });
  }

  return (
    <Card
      as="form"
      id="legal"
      stacked
      title={t`协议与帮助`}
      aria-label={t`协议与帮助`}
      onSubmit={(event) => void save(event)}
      acts={
        <Button type="submit" loading={busy} disabled={!isWhole}>
          {t`保存草稿`}
        </Button>
      }
    >
      <SegmentedControl
        size="s"
        label={t`哪一份`}
        value={kind}
        onValueChange={onKindChange}
        segments={legalKinds.map((each) => ({ value: each, label: titles[each] }))}
      />
      <SegmentedControl
        look="line"
        label={t`语言`}
        value={lang}
        onValueChange={setLang}
        segments={locales.map((each) => ({ value: each, label: languageNames[each] }))}
      />
      <Input label={t`标题`} value={title} onValueChange={(next) => change({ title: next })} maxLength={legalLimits.title} required />
      <FormField
        label={t`正文`}
        required
        hint={t`一行「# 标题」开始一节，「- 」开头是列表，其他每行一段；第一节之前写要点，每行「标题 | 说明」。`}
      >
        <Textarea
          value={body}
          onValueChange={(next) => change({ body: next })}
          rows={24}
          maxRows={24}
          maxLength={legalLimits.body}
          lang={lang}
        />
      </FormField>
      <Text as="p" size="s" tone="quiet">
        {draft ? t`${by} 在 ${at} 保存了草稿，三种语言都要保存过。` : t`还没有草稿，现在是正在用的文字。`}
      </Text>
    </Card>
  );
}
