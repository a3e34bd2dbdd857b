import { ApiError } from '@pitchside/api';
import { useLingui } from '@lingui/react/macro';
import type { CaseAct, CaseKind, ReviewCase } from '@pitchside/api/desk/operations';
import { Button } from '@pitchside/ui/Button';
import { CardFoot } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { Textarea } from '@pitchside/ui/Textarea';
import { useRef, useState } from 'react';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { Block, Line, SmallTitle } from './Admin.layout.ts';
import { decide, step } from './admin.store.ts';
import { useDeskKeys } from './useDeskKeys.ts';

/** The decision: the reason of a return, and the acts that the state of the case allows. J and K move, A approves, R returns. */
export function DecideWired({ found: { no, kind, state, amount, fee, can_restore: canRestore = false } }: { found: ReviewCase }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<CaseAct>();
  const box = useRef<HTMLTextAreaElement>(null);
  const keys = useRef(new Map<CaseAct, string>());
  const forward: CaseAct | undefined = state === 'waiting' ? 'approve' : state === 'approved' ? 'pay' : undefined;

  async function act(what: CaseAct): Promise<void> {
    if (busy) return;
    if (what === 'return' && reason.trim() === '') return box.current?.focus();
    setBusy(what);
    const key = keys.current.get(what) ?? crypto.randomUUID();
    keys.current.set(what, key);
    try {
      await decide(no, what, reason.trim(), key);
      say('success', t`已处理 ${no}`);
    } catch (error) {
      // A refusal ends this act; a retry after a lost answer keeps its key. The call has notified the person.
      if (error instanceof ApiError && error.failure === 'answer') keys.current.delete(what);
    } finally {
      setBusy(undefined);
    }
  }

  useDeskKeys({
    j: () => step(1),
    k: () => step(-1),
    ...(forward && { a: () => void act(forward), r: () => void act('return') }),
  });

  if (!forward)
    return canRestore ? (
      <CardFoot
        acts={
          <Button tone="soft" loading={busy === 'approve'} onClick={() => void act('approve')}>
            {t`恢复`}
          </Button>
        }
      >
        <Text size="s" tone="quiet">{t`因举报成立而下架`}</Text>
      </CardFoot>
    ) : null;
  const reasons: Record<CaseKind, string[]> = {
    withdrawal: [t`户名与实名不一致`, t`卡号无效`, t`收益来源存疑`],
    verification: [t`照片不清楚`, t`姓名与证件不一致`, t`证件已过期`],
    anchor: [t`请先完成实名认证`, t`直播经历太简单`, t`联系方式无法联系`],
    report: [t`没有违规`, t`证据不足`],
    expert: [t`从业经历太简单`, t`经历无法核实`],
    plan: [t`分析太简单`, t`承诺了结果`, t`与选的玩法不符`],
  };
  const usual = reasons[kind];
  const sum = yuan((amount ?? 0) - (fee ?? 0));
  const word = forward === 'pay' ? t`确认已打款 ${sum}` : kind === 'withdrawal' ? t`通过，付 ${sum}` : t`通过`;
  return (
    <>
      <Block>
        <SmallTitle>
          <Text as="h3" size="s">{t`退回原因`}</Text>
          <Text size="s" tone="quiet">{t`写了才能退回，用户会看到原话`}</Text>
        </SmallTitle>
        <Line>
          {usual.map((each) => (
            <Button key={each} size="s" tone="soft" onClick={() => setReason(each)}>
              {each}
            </Button>
          ))}
        </Line>
        <Textarea ref={box} label={t`退回原因`} rows={2} value={reason} onValueChange={setReason} maxLength={200} />
        <Text as="p" size="s" tone="quiet">
          {forward === 'approve' && kind === 'withdrawal' ? t`通过后进入待打款，打款前仍可退回` : t`处理后不能改回`}
        </Text>
      </Block>
      <CardFoot
        acts={
          <>
            <Button tone="critical" disabled={reason.trim() === ''} loading={busy === 'return'} onClick={() => void act('return')}>
              {t`退回`}
            </Button>
            <Button loading={busy === forward} onClick={() => void act(forward)}>
              {word}
            </Button>
          </>
        }
      />
    </>
  );
}
