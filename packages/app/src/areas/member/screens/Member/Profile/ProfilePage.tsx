import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { MemberInfo } from '@pitchside/api/member/profile';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { PageSpace } from '../Member.layout.ts';
import { loadMember, member } from '../member.store.ts';
import type { ProfileField } from './profileDraft.ts';
import { Halves } from './Profile.layout.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { ProfileWall } from './ProfileWall.tsx';
import { useProfile } from './useProfile.ts';

/** Type 2: the public profile, and its preview. */
export function ProfilePage() {
  const { t } = useLingui();
  const { info, state } = useSnapshot(member);
  if (info) return <Form info={info as MemberInfo} />;
  return (
    <PageSpace $height={540}>
      <Card>
        {state === 'failed' ? (
          <ErrorState title={t`个人资料没能送到`} onRetry={() => void loadMember()} />
        ) : (
          <Skeleton shape="block" height={480} />
        )}
      </Card>
    </PageSpace>
  );
}

function Form({ info }: { info: MemberInfo }) {
  const { t } = useLingui();
  const form = useProfile(info);
  const { fields, dirty, saving, save, undo, draft } = form;
  const names: Record<ProfileField, string> = {
    nickname: t`昵称`,
    avatar: t`头像`,
    sex: t`性别`,
    birthday: t`生日`,
    birthdayShown: t`生日显示方式`,
    region: t`地区`,
    city: t`城市`,
    sign: t`签名`,
    clubs: t`支持的球队`,
  };
  const list = fields.map((field) => names[field]).join(t`、`);
  const count = fields.length;
  return (
    <Card title={t`个人资料`} hint={t`昵称和头像所有人可见`}>
      <Halves>
        <ProfileFields form={form} info={info} />
        <ProfileWall form={form} info={info} />
      </Halves>
      <CardFoot
        stays
        acts={
          <>
            <Button tone="outline" disabled={!dirty || saving} onClick={undo}>{t`撤销改动`}</Button>
            <Button loading={saving} disabled={!dirty || draft.nickname.trim().length < 2} onClick={() => void save()}>{t`保存`}</Button>
          </>
        }
      >
        <Text size="s" tone="soft" role="status">
          {dirty ? t`改了 ${plural(count, { other: '# 处' })}：${list}` : t`没有改动`}
        </Text>
        <Text size="s" tone="quiet">{t`昵称 30 天可改一次`}</Text>
      </CardFoot>
    </Card>
  );
}
