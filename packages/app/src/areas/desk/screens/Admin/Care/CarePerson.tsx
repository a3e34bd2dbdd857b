import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { Avatar } from '@pitchside/ui/Avatar';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat, useNow } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { RowList } from '@pitchside/ui/RowList';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { say } from '../../../../../platform/toasts/say.ts';
import { Block, CaseHead, Line, Person, SmallTitle } from '../Admin.layout.ts';
import { care, mute } from './care.store.ts';
import { CareActsWired } from './CareActs.tsx';

/** Author of the open item: earlier content with its decisions, and whether they may post. */
export function CarePersonWired() {
  const { t } = useLingui();
  const format = useFormat();
  const { current, person } = useSnapshot(care);
  if (current === null) return null;
  if (!person)
    return (
      <Card aria-label={t`作者`}>
        <Skeleton lines={5} />
      </Card>
    );
  const { member, totals, registered_at } = person;
  const { posts, videos, articles, comments, failed, hidden, upheld } = totals;
  const [since, id] = [format.fullDate(registered_at), member.id];
  return (
    <Card aria-label={t`作者`}>
      <CaseHead>
        <Avatar seed={member.avatar} size={44} />
        <TwoLines look="strong" note={t`ID ${id} · ${since} 加入`}>
          <Person>
            {member.user_nickname} <LevelBadge level={member.level} />
          </Person>
        </TwoLines>
      </CaseHead>
      <Block>
        <Facts
          look="figures"
          facts={[
            { id: 'sent', label: t`发过`, value: format.integer(posts + videos + articles + comments) },
            { id: 'failed', label: t`未过审`, value: format.integer(failed) },
            { id: 'hidden', label: t`被隐藏`, value: format.integer(hidden) },
            { id: 'upheld', label: t`举报成立`, value: format.integer(upheld) },
          ]}
        />
      </Block>
      <Mute key={id} id={id} />
      <CareActsWired />
      <Latest />
    </Card>
  );
}

/** Keeps them from posting, or lets them again. */
function Mute({ id }: { id: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow(60_000);
  const { person } = useSnapshot(care);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const until = person?.muted_until ?? null;
  const isMuted = until !== null && until > now;
  const day = until === null ? '' : `${format.date(until)} ${format.time(until)}`;
  const why = person?.mute_reason ?? '';

  async function set(hours: number): Promise<void> {
    setBusy(true);
    try {
      await mute(id, hours, reason.trim());
      setReason('');
      if (hours === 0) say('success', t`已解除，对方可以发布了`);
      else say('success', t`已禁止发布`, { action: { label: t`撤销`, onClick: () => void set(0) } });
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Block role="group" aria-label={t`发布权限`}>
      <SmallTitle>
        <Text as="h3" size="s">{t`发布权限`}</Text>
        <Text size="s" tone="quiet">
          {isMuted ? t`禁止发布到 ${day}：${why}` : t`可以发布`}
        </Text>
      </SmallTitle>
      {isMuted ? (
        <Line>
          <Button size="s" tone="outline" loading={busy} onClick={() => void set(0)}>{t`解除`}</Button>
        </Line>
      ) : (
        <>
          <Input
            label={t`禁止发布的原因`}
            labelHidden
            placeholder={t`禁止发布的原因，对方会看到`}
            value={reason}
            onValueChange={setReason}
            maxLength={200}
          />
          <Line>
            {[24, 24 * 7, 24 * 30].map((hours) => {
              const days = hours / 24;
              return (
                <Button key={hours} size="s" tone="outline" disabled={reason.trim() === ''} loading={busy} onClick={() => void set(hours)}>
                  {t`${plural(days, { other: '禁止 # 天' })}`}
                </Button>
              );
            })}
          </Line>
        </>
      )}
    </Block>
  );
}

/** The author's latest content. */
function Latest() {
  const { t } = useLingui();
  const format = useFormat();
  const { person } = useSnapshot(care);
  const latest = person?.latest.slice(0, 5) ?? [];
  if (latest.length === 0) return null;
  return (
    <Block>
      <SmallTitle>
        <Text as="h3" size="s">{t`最近发布`}</Text>
      </SmallTitle>
      <RowList roomy>
        {latest.map(({ kind, id, title, text, sent_at }) => (
          <li key={`${kind} ${id}`}>
            <TwoLines cut note={`${format.date(sent_at)} ${format.time(sent_at)}`}>
              {title || text.slice(0, 60) || '–'}
            </TwoLines>
          </li>
        ))}
      </RowList>
    </Block>
  );
}
