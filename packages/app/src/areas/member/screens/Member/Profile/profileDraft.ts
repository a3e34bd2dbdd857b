import type { CallInput } from '@pitchside/api';
import type { BirthdayShown, MemberInfo, Sex, updateInfo } from '@pitchside/api/member/profile';

/** Values of the profile form; empty texts where the member states nothing. */
export interface ProfileDraft {
  nickname: string;
  avatar: string;
  sex: Sex;
  birthday: string;
  birthdayShown: BirthdayShown;
  region: string;
  city: string;
  sign: string;
  clubs: readonly string[];
}
export type ProfileField = keyof ProfileDraft;

/** The form as it stands in the member's facts. */
export const draftOf = (info: MemberInfo): ProfileDraft => ({
  nickname: info.user_nickname,
  avatar: info.avatar,
  sex: info.sex,
  birthday: info.birthday ?? '',
  birthdayShown: info.birthday_shown,
  region: info.region ?? '',
  city: info.city,
  sign: info.sign,
  clubs: info.clubs.map(({ id }) => id),
});

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that differ from the saved profile. */
export const changedFields = (draft: ProfileDraft, saved: ProfileDraft): ProfileField[] =>
  (Object.keys(saved) as ProfileField[]).filter((field) => !same(draft[field], saved[field]));

/** Request of the changes; `uploadKey` refers to an uploaded picture. */
export function changeOf(
  draft: ProfileDraft,
  fields: readonly ProfileField[],
  uploadKey: string | undefined,
): CallInput<typeof updateInfo> {
  const given: Record<ProfileField, CallInput<typeof updateInfo>> = {
    nickname: { user_nickname: draft.nickname },
    avatar: { avatar: uploadKey ?? draft.avatar },
    sex: { sex: draft.sex },
    birthday: { birthday: draft.birthday || null },
    birthdayShown: { birthday_shown: draft.birthdayShown },
    region: { region: draft.region || null },
    city: { city: draft.city },
    sign: { sign: draft.sign },
    clubs: { clubs: [...draft.clubs] },
  };
  return Object.assign({}, ...fields.map((field) => given[field])) as CallInput<typeof updateInfo>;
}
