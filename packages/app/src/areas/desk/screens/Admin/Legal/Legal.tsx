import { adminLegal, legalKinds, type LegalKind } from '@pitchside/api/desk/legal';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { firstWords } from '../../../../home/home.lazy.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { locales, type Locale } from '@pitchside/locales';
import { EditionListWired } from './EditionList.tsx';
import { LegalEditorWired } from './LegalEditor.tsx';
import { PublishWired } from './Publish.tsx';

/** Loads the initial text of the editor: the draft, else the newest edition. */
async function open(kind: LegalKind, signal: AbortSignal) {
  const found = await api.call(adminLegal, { kind }, { signal, quiet: true });
  const written = found.draft ?? found.latest;
  const words = await Promise.all(
    locales.map(async (each) => {
      const own = written?.[each];
      return [each, own && own.body !== '' ? own : await firstWords(kind, each)] as const;
    }),
  );
  return { ...found, words: Object.fromEntries(words) as Record<Locale, (typeof words)[number][1]> };
}

/** The documents of the site: written in three languages, published in editions. */
export default function Legal() {
  const { t } = useLingui();
  const [kind, setKind] = useState<LegalKind>(legalKinds[0]);
  const { value, state, again } = useResource(kind, (signal) => open(kind, signal));
  if (!value) return state === 'failed' ? <ErrorState title={t`没能送到`} onRetry={again} /> : <Skeleton shape="block" height={640} />;
  const { draft, words, editions } = value;
  return (
    <Two>
      <LegalEditorWired key={kind} kind={kind} onKindChange={setKind} words={words} draft={draft} onSaved={again} />
      <Blocks>
        <PublishWired key={`${kind} ${editions.length}`} kind={kind} draft={draft} onPublished={again} />
        <EditionListWired kind={kind} editions={editions} />
      </Blocks>
    </Two>
  );
}
