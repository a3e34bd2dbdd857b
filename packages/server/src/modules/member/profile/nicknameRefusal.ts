import type { MessageDescriptor } from '@lingui/core';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import { lookalikes, nameRefusal, nameTexts } from '../member/index.ts';
import type { ProfileRepository } from './profile.repository.ts';

/** Reason to refuse a nickname: it has no readable character, or imitates the site or a well-known member. Undefined when it is allowed. */
export type NicknameRefusal = (nickname: string, userId: number, from: Database | Transaction) => Promise<MessageDescriptor | undefined>;

export const createNicknameRefusal =
  ({ settings }: Pick<Platform, 'settings'>, repository: Pick<ProfileRepository, 'isAnyKnown'>): NicknameRefusal =>
  async (nickname, userId, from) => {
    const refusal = await nameRefusal(nickname, [settings.siteName, settings.siteNameZh]);
    if (refusal) return refusal;
    return (await repository.isAnyKnown(await lookalikes(from, nickname, userId), from)) ? nameTexts.member : undefined;
  };
