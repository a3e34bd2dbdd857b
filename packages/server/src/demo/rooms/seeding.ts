import { randomFor } from '../../platform/random.ts';
import type { Live } from '../../modules/live/live/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Language } from '../../text/local.ts';
import { demoMembers, type EnsureMember } from '../members.ts';
import { anchorMobile, demoAnchors, type DemoAnchor } from './anchors.data.ts';
import { demoPeople, personMobile } from './people.data.ts';

/** Creates missing anchors and rooms; returns the anchors by member. */
export async function seedCast(live: Pick<Live, 'repository'>, ensureMember: EnsureMember): Promise<Map<number, DemoAnchor>> {
  const cast = new Map<number, DemoAnchor>();
  for (const [index, anchor] of demoAnchors.entries()) {
    const { nickname, level, category, placard, language = 'zh', isOfficial = false } = anchor;
    const ownerId = await ensureMember({ mobile: anchorMobile(index), nickname, isAnchor: true, level, joined: 40 + level * 14 });
    await live.repository.addRoom({ ownerId, title: nickname, category, language, placard, isOfficial, source: 'demo' });
    cast.set(ownerId, anchor);
  }
  return cast;
}

/** Creates the room of the documented anchor: it goes live when a stream is pushed into it, and has the documented administrator. */
export async function seedPushedRoom(live: Pick<Live, 'repository'>, ensureMember: EnsureMember): Promise<void> {
  const documented = async (part: (typeof demoMembers)[number]['part']) => {
    const member = demoMembers.find((candidate) => candidate.part === part);
    return member && { ...member, id: await ensureMember(member) };
  };
  const anchor = await documented('anchor');
  const administrator = await documented('administrator of that anchor’s room');
  if (!anchor || !administrator) return;
  await live.repository.addRoom({
    ownerId: anchor.id,
    title: `${anchor.nickname}的直播间`,
    category: 'football',
    placard: '推流就开播，先打个招呼',
    source: 'push',
  });
  const room = await live.repository.roomOf(anchor.id);
  if (room) await live.repository.addModerator(room.room.id, administrator.id);
}

/** An invented viewer: member id and language. */
export interface DemoPerson {
  id: number;
  language: Language;
}

/** Creates the viewers who chat. */
export async function seedPeople({ settings }: Pick<Platform, 'settings'>, ensureMember: EnsureMember): Promise<DemoPerson[]> {
  const people: DemoPerson[] = [];
  for (const [index, { nickname, language }] of demoPeople.entries()) {
    // Most are new, a few have been here for years.
    const level = 1 + Math.floor(randomFor(settings.seed, 'level', nickname).unit() ** 2.2 * 44);
    people.push({ id: await ensureMember({ mobile: personMobile(index), nickname, level, joined: level * 17 }), language });
  }
  return people;
}
