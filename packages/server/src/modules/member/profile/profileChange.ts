import { msg } from '@lingui/core/macro';
import type { updateInfo } from '@pitchside/api/member/profile';
import type { CallParams } from '@pitchside/api/contract';
import { eq } from 'drizzle-orm';
import { CallError } from '../../../platform/callError.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Transaction } from '../../../ports/database/database.ts';
import { users, holdNickname, lookOf, takenOf, writeLooks } from '../member/index.ts';
import { isCountry } from '../../../catalogue/countries.data.ts';
import type { Uploads } from '../../content/uploads/index.ts';
import { avatarWall } from './avatars.data.ts';
import type { ProfileRepository } from './profile.repository.ts';
import { profiles } from './profile.tables.ts';
import type { NicknameRefusal } from './nicknameRefusal.ts';
import { nicknameRest } from './profile.presenter.ts';

const texts = {
  gone: msg`没有找到`,
  taken: msg`这个昵称有人用了，换一个`,
  resting: msg`昵称 30 天可改一次`,
  level: msg`等级还不够，换一个头像`,
  birthday: msg`生日不对`,
  region: msg`没有这个地区`,
  club: msg`没有找到这支球队`,
};

export type ProfileChange = CallParams<typeof updateInfo>;
type Whole = NonNullable<Awaited<ReturnType<ProfileRepository['whole']>>>;

/** Whether a civil day is valid, in the past, and not before 1900. */
function isBirthday(day: string, now: number): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) && at < now && day >= '1900';
}

/** Updates the given fields of a profile, all or nothing. */
export function profileChanger(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  repository: ProfileRepository,
  uploads: Pick<Uploads, 'keep' | 'use' | 'letGo'>,
  refusalOf: NicknameRefusal,
) {
  async function nickname(tx: Transaction, { user, profile }: Whole, wanted: string) {
    const refusal = await refusalOf(wanted, user.id, tx);
    if (refusal) throw new CallError(refusal);
    const now = clock.now();
    if (profile?.nicknameChangedAt != null && now < profile.nicknameChangedAt + nicknameRest) throw new CallError(texts.resting);
    await holdNickname(tx, wanted);
    if ((await takenOf(tx, [wanted], user.id)).size > 0) throw new CallError(texts.taken);
    await tx
      .update(users)
      .set({ nickname: wanted, look: await lookOf(wanted) })
      .where(eq(users.id, user.id));
    return { nicknameChangedAt: now };
  }

  async function avatar(tx: Transaction, { user }: Whole, wanted: string) {
    const drawn = avatarWall.find((one) => one.avatar === wanted);
    if (drawn && drawn.level > user.level) throw new CallError(texts.level);
    const next = drawn ? drawn.avatar : await uploads.keep(tx, user.id, wanted, 'avatar');
    const by = `member:${user.id}` as const;
    if (user.avatar !== next) await uploads.letGo(tx, by, [user.avatar], clock.now());
    await uploads.use(tx, by, [next]);
    await tx.update(users).set({ avatar: next }).where(eq(users.id, user.id));
  }

  async function clubs(tx: Transaction, wanted: readonly string[]) {
    const ids = [...new Set(wanted)];
    if ((await repository.teams(ids, tx)).length < ids.length) throw new CallError(texts.club);
    return { firstClub: ids[0] ?? null, secondClub: ids[1] ?? null };
  }

  return async (userId: number, change: ProfileChange): Promise<void> => {
    if (change.birthday && !isBirthday(change.birthday, clock.now())) throw new CallError(texts.birthday);
    if (change.region && !isCountry(change.region)) throw new CallError(texts.region);
    if (change.user_nickname !== undefined) await writeLooks(db);
    await db.transaction(async (tx) => {
      // A member's changes are serialized, so that the limit of 30 days holds.
      await takeTurn(tx, 'profile', userId);
      const whole = await repository.whole(userId, tx);
      if (!whole) throw new CallError(texts.gone);
      const {
        user_nickname: name,
        avatar: picture,
        clubs: wanted,
        sex,
        birthday,
        birthday_shown: birthdayShown,
        region,
        city,
        sign,
      } = change;
      const renamed = name !== undefined && name !== whole.user.nickname ? await nickname(tx, whole, name) : {};
      if (picture !== undefined && picture !== whole.user.avatar) await avatar(tx, whole, picture);
      const given = { sex, birthday, birthdayShown, region, city, sign };
      const set = {
        ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
        ...renamed,
        ...(wanted && (await clubs(tx, wanted))),
      };
      if (Object.keys(set).length > 0)
        await tx
          .insert(profiles)
          .values({ userId, ...set })
          .onConflictDoUpdate({ target: profiles.userId, set });
    });
  };
}
