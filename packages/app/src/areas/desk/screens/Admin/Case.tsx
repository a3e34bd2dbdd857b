import { useLingui } from '@lingui/react/macro';
import type { ReviewCase } from '@pitchside/api/desk/operations';
import { Avatar } from '@pitchside/ui/Avatar';
import { Card, CardHead } from '@pitchside/ui/Card';
import { CheckList } from '@pitchside/ui/CheckList';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Facts } from '@pitchside/ui/Facts';
import { LevelBadge } from '@pitchside/ui/LevelBadge';
import { Text } from '@pitchside/ui/Text';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useSnapshot } from 'valtio';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { Block, CaseHead, Person, SmallTitle } from './Admin.layout.ts';
import { admin } from './admin.store.ts';
import { DecideWired } from './Decide.tsx';
import { PapersWired } from './Papers.tsx';
import { useCaseLabels } from './useCaseLabels.ts';

/** Open case: member, amount, the server's checks, and the decision. */
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
  const words = useCaseLabels();
  const { no, kind, state, member, amount, fee, target, text, reason, checks, pictures } = found;
  const passed = checks.filter(({ is_ok }) => is_ok).length;
  const doubts = checks.length - passed;
  const id = member.id;
  return (
    <Card aria-label={`${words.kinds[kind]} ${no}`}>
      <CardHead>
        <CaseHead>
          <Avatar seed={member.avatar} size={44} />
          <TwoLines look="strong" note={t`ID ${id}`}>
            <Person>
              {member.user_nickname} <LevelBadge level={member.level} />
            </Person>
          </TwoLines>
          <TwoLines note={no}>{words.states[state]}</TwoLines>
        </CaseHead>
      </CardHead>
      {amount !== null && (
        <Card as="div" tone="inset" padding="small">
          <Facts
            look="figures"
            facts={[
              { id: 'asked', label: t`申请提现`, value: yuan(amount) },
              { id: 'fee', label: t`手续费`, value: <>−{yuan(fee ?? 0)}</> },
              { id: 'paid', label: t`应付 ${target}`, value: yuan(amount - (fee ?? 0)) },
            ]}
          />
        </Card>
      )}
      {text !== '' && (
        <Block>
          <SmallTitle>
            <Text as="h3" size="s">
              {kind === 'report' ? target : t`申请说明`}
            </Text>
          </SmallTitle>
          {text.split('\n').map((line, index) => (
            <Text key={index} as="p" size="s" tone="quiet">
              {line}
            </Text>
          ))}
        </Block>
      )}
      {checks.length > 0 && (
        <Block>
          <SmallTitle>
            <Text as="h3" size="s">{t`自动核对`}</Text>
            <Text size="s" tone="quiet">{t`${passed} 通过，${doubts} 提醒`}</Text>
          </SmallTitle>
          <CheckList items={checks.map(({ name, found: facts, is_ok }) => ({ id: name, words: name, found: facts, doubt: !is_ok }))} />
        </Block>
      )}
      {pictures.length > 0 && <PapersWired no={no} kind={kind} sides={pictures} />}
      {reason && (
        <Block>
          <Text as="p" size="s" tone="quiet">{t`退回原因：${reason}`}</Text>
        </Block>
      )}
      <DecideWired found={found} />
    </Card>
  );
}
