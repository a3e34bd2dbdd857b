import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { reviewPolicies, type ReviewPolicy } from '@pitchside/api/content/content';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Input } from '@pitchside/ui/Input';
import { RadioGroup } from '@pitchside/ui/RadioGroup';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { say } from '../../../../../platform/toasts/say.ts';
import { Change, Line } from '../Admin.layout.ts';
import { admin, reviewSetting, saveSettings } from '../admin.store.ts';

/** Policy while none is set. */
const usual: ReviewPolicy = 'newcomers';

/** Policy of review before publication. */
export function ReviewPolicyWired() {
  const { t } = useLingui();
  const { settings } = useSnapshot(admin);
  const [chosen, setChosen] = useState<ReviewPolicy>();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useRef<string>(undefined);
  const set = settings?.find((field) => field.key === reviewSetting)?.value;
  const policy = reviewPolicies.find((known) => known === set) ?? usual;
  const words: Record<ReviewPolicy, { label: string; note: string }> = {
    everything: { label: t`全部先审`, note: t`帖子、视频和评论都先看再显示` },
    newcomers: { label: t`只审新人`, note: t`注册不满 3 天的先看；视频过审不满 3 条的也先看` },
    reported: { label: t`只看举报`, note: t`直接显示，被举报或碰到词表才看` },
  };

  async function save(next: ReviewPolicy): Promise<void> {
    setBusy(true);
    key.current ??= crypto.randomUUID();
    try {
      await saveSettings([{ key: reviewSetting, value: next }], reason.trim(), key.current);
      key.current = undefined;
      setChosen(undefined);
      setReason('');
      say('success', t`设置已保存`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.failure === 'answer') key.current = undefined;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card title={t`先审还是后审`} hint={t`会员投稿的文章总要先审`}>
      {settings === null ? (
        <Skeleton lines={3} height={44} />
      ) : (
        <RadioGroup
          label={t`先审还是后审`}
          value={chosen ?? policy}
          onValueChange={setChosen}
          options={reviewPolicies.map((value) => ({ value, ...words[value] }))}
        />
      )}
      {chosen !== undefined && chosen !== policy && (
        <Change>
          <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={200} placeholder={t`至少 2 个字，会留在操作记录里`} />
          <Line>
            <Button tone="outline" onClick={() => setChosen(undefined)}>{t`放弃`}</Button>
            <Button loading={busy} disabled={[...reason.trim()].length < 2} onClick={() => void save(chosen)}>
              {t`保存`}
            </Button>
          </Line>
        </Change>
      )}
    </Card>
  );
}
