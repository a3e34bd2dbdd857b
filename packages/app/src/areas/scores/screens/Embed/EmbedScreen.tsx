import { useLingui } from '@lingui/react/macro';
import { readEmbed, type Embed } from '@pitchside/api/screens/EmbedFrame';
import { Card } from '@pitchside/ui/Card';
import { EmbedBuilder, type EmbedChoice } from '@pitchside/ui/EmbedBuilder';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { language } from '../../../../platform/api/language.ts';
import { origin } from '../../../../platform/host/host.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { siteName } from '../../../../platform/system/names.ts';
import { useCopy } from '../../../../platform/toasts/useCopy.ts';
import { embedAddress, embedCode, heights } from './embedCode.ts';

/** Kinds that embed the same subject. */
const kindsOf: Record<Embed['kind'], readonly Embed['kind'][]> = {
  match: ['match', 'scorebug'],
  scorebug: ['match', 'scorebug'],
  league: ['league'],
  team: ['team'],
  room: ['room', 'poll'],
  poll: ['room', 'poll'],
  expert: ['expert'],
};

/** Kinds that may leave scores out. */
const withScore: readonly Embed['kind'][] = ['match', 'scorebug', 'team', 'room'];

/**
 * /embed: makes the code by which other sites show a match, a table, a schedule, a room, a poll or an expert. Subject and kind stand in the
 * address.
 */
export function EmbedScreen() {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const subject = readEmbed(`/embed/${query.get('kind')}/${query.get('id')}`, query);
  const [choice, setChoice] = useState<EmbedChoice>({
    language,
    theme: 'auto',
    color: '',
    width: 480,
    height: heights[subject?.kind ?? 'match'],
    hidesScore: false,
    hidesChat: false,
  });
  const names: Record<Embed['kind'], string> = {
    scorebug: t({ id: 'embed.scorebug', message: '比分条' }),
    match: t({ id: 'embed.match', message: '比赛和事件' }),
    league: t`积分榜`,
    team: t`赛程与赛果`,
    room: t`直播间`,
    poll: t`投票`,
    expert: t`专家战绩`,
  };
  const src = subject ? embedAddress(subject, choice, origin) : null;
  const chooseKind = (kind: string) => {
    const next = new URLSearchParams(query);
    next.set('kind', kind);
    setQuery(next, { replace: true, preventScrollReset: true });
    setChoice({ ...choice, height: heights[kind as Embed['kind']] });
  };
  const copy = useCopy();
  return (
    <Page data-ready>
      <Text as="h1" size="xl">{t`嵌入到你的网站`}</Text>
      <Card stacked>
        <EmbedBuilder
          kinds={subject ? kindsOf[subject.kind].map((value) => ({ value, label: names[value] })) : []}
          kind={subject?.kind ?? 'match'}
          onKindChange={chooseKind}
          choice={choice}
          onChoiceChange={setChoice}
          canHideScore={subject !== undefined && withScore.includes(subject.kind)}
          canHideChat={subject?.kind === 'room'}
          src={src}
          code={src === null || !subject ? '' : embedCode(src, `${siteName} · ${names[subject.kind]}`, choice)}
          onCopy={(code) => void copy(code, { copied: t`代码已复制` })}
        />
      </Card>
    </Page>
  );
}
