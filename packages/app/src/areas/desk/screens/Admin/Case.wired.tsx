import { useLingui } from '@lingui/react/macro';
import type { ReviewCase } from '@pitchside/api/operations';
import { Avatar } from '@pitchside/ui/Avatar';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Check, TriangleAlert } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { Card, CaseHead, Checks, Flow, Person, Quiet, SmallTitle } from './Admin.layout.ts';
import { admin } from './admin.store.ts';
import { DecideWired } from './Decide.wired.tsx';
import { PapersWired } from './Papers.wired.tsx';
import { useCaseWords } from './useCaseWords.ts';

/** The open case: who, how much, what the server compared, and the decision. */
export function CaseWired() {
  const { t } = useLingui();
  const { queue, current } = useSnapshot(admin);
  const found = queue?.find(({ no }) => no === current) as ReviewCase | undefined;
  if (!found) return <Card>{queue && <EmptyState title={t`选一件来看`} />}</Card>;
  return <Open key={found.no} found={found} />;
}

function Open({ found }: { found: ReviewCase }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const words = useCaseWords();
  const { no, kind, state, member, amount, fee, target, text, reason, checks, pictures } = found;
  const passed = checks.filter(({ is_ok }) => is_ok).length;
  const doubts = checks.length - passed;
  const id = member.id;
  return (
    <Card aria-label={`${words.kinds[kind]} ${no}`}>
      <CaseHead>
        <Avatar seed={member.avatar} size={44} />
        <div>
          <Person>
            <b>{member.user_nickname}</b> <LevelBadge level={member.level} />
          </Person>
          <small>{t`ID ${id}`}</small>
        </div>
        <div>
          {words.states[state]}
          <small>{no}</small>
        </div>
      </CaseHead>
      {amount !== null && (
        <Flow>
          <div>
            <dt>{t`申请提现`}</dt>
            <dd>{yuan(amount)}</dd>
          </div>
          <div>
            <dt>{t`手续费`}</dt>
            <dd>−{yuan(fee ?? 0)}</dd>
          </div>
          <div>
            <dt>{t`应付 ${target}`}</dt>
            <dd>{yuan(amount - (fee ?? 0))}</dd>
          </div>
        </Flow>
      )}
      {text !== '' && (
        <>
          <SmallTitle>{kind === 'report' ? target : t`申请说明`}</SmallTitle>
          {text.split('\n').map((line, index) => (
            <Quiet key={index}>{line}</Quiet>
          ))}
        </>
      )}
      {checks.length > 0 && (
        <>
          <SmallTitle>
            {t`自动核对`} <small>{t`${passed} 通过，${doubts} 提醒`}</small>
          </SmallTitle>
          <Checks>
            {checks.map(({ name, found: facts, is_ok }) => (
              <li key={name} data-ok={is_ok}>
                {is_ok ? (
                  <Check size={16} aria-label={t({ id: 'check.ok', message: '通过' })} />
                ) : (
                  <TriangleAlert size={16} aria-label={t`提醒`} />
                )}
                <b>{name}</b>
                <span>{facts}</span>
              </li>
            ))}
          </Checks>
        </>
      )}
      {pictures.length > 0 && <PapersWired no={no} kind={kind} sides={pictures} />}
      {reason && <Quiet>{t`退回原因：${reason}`}</Quiet>}
      <DecideWired found={found} />
    </Card>
  );
}
