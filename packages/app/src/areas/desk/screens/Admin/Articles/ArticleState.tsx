import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminArticleState } from '@pitchside/api/content/content';
import type { CallInput } from '@pitchside/api/contract';
import { Button } from '@pitchside/ui/Button';
import { CardFoot } from '@pitchside/ui/Card';
import { DateField } from '@pitchside/ui/DateField';
import { useFormat } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { TimeField } from '@pitchside/ui/TimeField';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Block, Line, SmallTitle } from '../Admin.layout.ts';
import type { Edited } from './articleDraft.ts';
import { useStateNames } from './useStateNames.ts';

type Act = CallInput<typeof adminArticleState>['act'];

interface ArticleStateProps {
  article: Edited | undefined;
  /** Nothing was changed since it was saved. */
  isSaved: boolean;
  onSave: () => Promise<void>;
  /** Saves first; undefined when that failed. */
  onNeed: () => Promise<Edited | undefined>;
  onChanged: (article: Edited) => void;
}

/** State of an article and its next steps: save, publish, schedule, withdraw. */
export function ArticleStateWired({ article, isSaved, onSave, onNeed, onChanged }: ArticleStateProps) {
  const { t } = useLingui();
  const format = useFormat();
  const names = useStateNames();
  const [busy, setBusy] = useState<Act | 'save'>();
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState<string | null>('08:00');
  const [reason, setReason] = useState('');
  const state = article?.state;
  const isShown = state === 'shown';
  const at = day === null ? null : new Date(`${day}T${time ?? '00:00'}`).getTime();

  async function go(act: Act): Promise<void> {
    setBusy(act);
    try {
      const saved = isSaved && article ? article : await onNeed();
      if (!saved) return;
      const next = await api.call(adminArticleState, {
        id: saved.id,
        act,
        ...(act === 'schedule' && at !== null && { at }),
        ...(act === 'withdraw' && { reason: reason.trim() }),
      });
      setReason('');
      onChanged(next);
      say('success', names[next.state]);
    } catch (error) {
      // The call has shown the reason.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(undefined);
    }
  }

  const when = article?.publish_at ? `${format.date(article.publish_at)} ${format.time(article.publish_at)}` : '';
  return (
    <>
      {!isShown && (
        <Block role="group" aria-label={t`定时发布`}>
          <SmallTitle>
            <Text as="h3" size="s">{t`定时发布`}</Text>
            <Text size="s" tone="quiet">
              {state === 'scheduled' ? t`将在 ${when} 发布` : t`按你这里的时间`}
            </Text>
          </SmallTitle>
          <Line>
            <DateField label={t`日期`} value={day} onValueChange={setDay} />
            <TimeField label={t`时间`} value={time} onValueChange={setTime} />
            <Button tone="outline" disabled={at === null} loading={busy === 'schedule'} onClick={() => void go('schedule')}>
              {t({ id: 'article.schedule', message: '定时' })}
            </Button>
            {state === 'scheduled' && (
              <Button tone="outline" loading={busy === 'unschedule'} onClick={() => void go('unschedule')}>
                {t`取消定时`}
              </Button>
            )}
          </Line>
        </Block>
      )}
      {isShown && (
        <Block role="group" aria-label={t`撤下`}>
          <Input label={t`撤下的原因`} value={reason} onValueChange={setReason} maxLength={200} />
          <Line>
            <Button tone="critical" disabled={reason.trim() === ''} loading={busy === 'withdraw'} onClick={() => void go('withdraw')}>
              {t`撤下`}
            </Button>
          </Line>
        </Block>
      )}
      <CardFoot
        stays
        acts={
          <>
            <Button
              tone={isShown ? undefined : 'outline'}
              loading={busy === 'save'}
              onClick={() => {
                setBusy('save');
                void onSave().finally(() => setBusy(undefined));
              }}
            >
              {isShown ? t`保存修改` : t`存为草稿`}
            </Button>
            {!isShown && (
              <Button loading={busy === 'publish'} onClick={() => void go('publish')}>
                {state === 'withdrawn' ? t`重新发布` : t`发布`}
              </Button>
            )}
          </>
        }
      >
        {state && (
          <Text size="s" tone="quiet">
            {names[state]}
          </Text>
        )}
      </CardFoot>
    </>
  );
}
