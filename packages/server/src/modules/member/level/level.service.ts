import { msg } from '@lingui/core/macro';
import { levelPerks } from '@pitchside/api/member/level';
import { nobleRank } from '@pitchside/api/money/noble';
import * as z from 'zod/mini';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { local } from '../../../text/local.ts';
import { storedNames } from '../../../text/names.schema.ts';
import { expIcon, highestLevel, levelBegins } from '../member/index.ts';
import { perkLevels } from './level.data.ts';
import { createLevelRepository } from './level.repository.ts';

const gone = msg`没有找到`;
const day = 86_400_000;
const monthDays = 30;

const giftDetail = z.object({ gift: z.string(), names: storedNames, art: z.string(), count: z.int() });
const nobleDetail = z.object({ rank: nobleRank, months: z.int() });
const namedDetail = z.object({ names: storedNames });

/** Describes an act for the log from the detail that its module stored at the time. */
function describe(detail: unknown, peer: string | null) {
  const gift = giftDetail.safeParse(detail).data;
  const noble = nobleDetail.safeParse(detail).data;
  const named = gift ? undefined : namedDetail.safeParse(detail).data;
  return {
    gift: gift ? { id: gift.gift, name: local(gift.names), art: gift.art, count: gift.count } : null,
    noble: noble ?? null,
    about: peer ?? (named ? local(named.names) : null),
  };
}

/** Levels: a member's level, and the sources of experience. */
export function createLevel({ db, clock }: Pick<Platform, 'db' | 'clock'>): { handlers: Pick<Handlers, 'getLevel' | 'experienceLog'> } {
  const repository = createLevelRepository(db);
  const total = (sums: readonly { experience: number }[]) => sums.reduce((sum, { experience }) => sum + experience, 0) / 10;
  return {
    handlers: {
      async getLevel(_, { member }) {
        const found = await repository.member(member.id);
        if (!found) throw new CallError(gone);
        const { experience, level } = found;
        const [ahead, sums] = await Promise.all([repository.ahead(experience), repository.sums(member.id, clock.now() - monthDays * day)]);
        const perks = levelPerks.map((id) => ({ id, level: perkLevels[id], begins: levelBegins(perkLevels[id]) }));
        return {
          level,
          exp_icon: expIcon(level),
          experience: experience / 10,
          begins: levelBegins(level),
          next: level >= highestLevel ? null : levelBegins(level + 1),
          ahead_percent: ahead / 10,
          gained: total(sums),
          perks,
        };
      },
      async experienceLog({ days, group, page, limit }, { member }) {
        const since = clock.now() - days * day;
        const [{ rows, total: found }, sums] = await Promise.all([
          repository.log(member.id, since, group, limit, (page - 1) * limit),
          repository.sums(member.id, since),
        ]);
        return {
          list: rows.map(({ id, kind, experience, at, detail, peer }) => ({
            id: String(id),
            kind,
            experience: experience / 10,
            at,
            ...describe(detail, peer),
          })),
          total: found,
          page,
          limit,
          sums: sums.map(({ kind, count, experience }) => ({ kind, count, experience: experience / 10 })),
          gained: total(sums),
        };
      },
    },
  };
}
