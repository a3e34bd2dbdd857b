import type { MessageDescriptor } from '@lingui/core';
import type { Platform } from '../../platform/platform.ts';
import type { Database, Transaction } from '../../ports/database/database.ts';
import { lookalikes, nameRefusal, nameTexts } from '../member/index.ts';
import type { ProfileRepository } from './profile.repository.ts';

/** Why a member may not call themselves so: nothing can be read, or it looks like the site or like somebody who is known by name; undefined where they may. */
export type NicknameRefusal = (nickname: string, userId: number, from: Database | Transaction) => Promise<MessageDescriptor | undefined>;

export const createNicknameRefusal =
  ({ settings }: Pick<Platform, 'settings'>, repository: Pick<ProfileRepository, 'isAnyKnown'>): NicknameRefusal =>
  async (nickname, userId, from) => {
    const refusal = await nameRefusal(nickname, [settings.siteName, settings.siteNameZh]);
    if (refusal) return refusal;
    return (await repository.isAnyKnown(await lookalikes(from, nickname, userId), from)) ? nameTexts.member : undefined;
  };
