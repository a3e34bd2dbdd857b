import { useLingui } from '@lingui/react/macro';
import { avatarList, type MemberInfo } from '@pitchside/api/member/profile';
import { AvatarWall } from '@pitchside/ui/AvatarWall';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { NobleBadge } from '@pitchside/ui/NobleBadge';
import { ProfilePreview } from '@pitchside/ui/ProfilePreview';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { WallHead, WallSpace } from './Profile.layout.ts';
import type { ProfileForm } from './useProfile.ts';

type Portrait = { avatar: string; group: 'fans' | 'stands' | 'legends'; level: number };
const most = 40;

/** Preview of the profile as others see it, and the wall of portraits. */
export function ProfileWall({ form, info }: { form: ProfileForm; info: MemberInfo }) {
  const { t } = useLingui();
  const [group, setGroup] = useState<Portrait['group']>('fans');
  const { value, state, again } = useResource('portraits', (signal) => api.call(avatarList, {}, { signal }));
  const { draft, set, upload, progress, sendPortrait } = form;

  // An uploaded picture comes before the drawn ones.
  const own = [upload?.path, form.saved.avatar].filter(
    (path, index, all): path is string => path?.startsWith('/') === true && all.indexOf(path) === index,
  );
  const drawn: readonly Portrait[] = value?.list.filter((one) => one.group === group).slice(0, most) ?? [];
  return (
    <div>
      <ProfilePreview
        avatar={draft.avatar}
        nickname={draft.nickname || info.user_nickname}
        level={info.level}
        city={draft.city}
        badge={info.noble && <NobleBadge rank={info.noble.rank} />}
      />
      <WallHead>
        <b>{t`头像墙`}</b>
        <SegmentedControl
          size="s"
          label={t`头像的种类`}
          value={group}
          segments={[
            { value: 'fans', label: t`球迷` },
            { value: 'stands', label: t`看台` },
            { value: 'legends', label: t({ id: 'avatars.legends', message: '传奇' }) },
          ]}
          onValueChange={setGroup}
        />
        <Text size="xs" tone="quiet">{t`上传 png、jpg，5M 以内`}</Text>
      </WallHead>
      <WallSpace>
        {!value && state === 'loading' && <Skeleton shape="block" height={262} />}
        {!value && state === 'failed' && <ErrorState layout="row" title={t`头像没能送到`} onRetry={again} />}
        {value && (
          <AvatarWall
            label={t`头像墙`}
            portraits={[
              ...own.map((seed) => ({ seed })),
              ...drawn.map(({ avatar, level }) => ({ seed: avatar, ...(level > info.level && { locked: level }) })),
            ]}
            value={draft.avatar}
            onValueChange={(avatar) => set({ avatar })}
            onUpload={(file) => void sendPortrait(file)}
            {...(progress !== undefined && { progress })}
          />
        )}
      </WallSpace>
    </div>
  );
}
