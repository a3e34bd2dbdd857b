import type { Follow } from '../../modules/member/follow/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { randomFor } from '../../platform/random.ts';
import { day } from '../../platform/retention.ts';
import { demoMembers, ensureMembers, type EnsureMember } from '../members.ts';
import type { DemoAnchor } from './anchors.data.ts';
import { demoStands, standMobile } from './stands.data.ts';
import type { DemoPerson } from './seeding.ts';

/** Time before the first start over which followers came, ms. */
const span = 120 * day;
/** Share of a language's viewers that the hottest room gets, and the exponent by which that falls with heat. */
const [most, fall] = [0.92, 0.45];
/** Heat that the documented anchor's room would have: they are known, and not often on. */
const documentedPopularity = 160_000;
/** Whom the demo fan follows, by their place in the cast. */
const followedByFan = [3, 5, 22, 25, 33];

interface Fans {
  targetId: number;
  language: DemoAnchor['language'];
  heat: number;
}

/** Creates the silent viewers and, once, the followers of all anchors over the last months; returns the viewers. */
export async function seedStands(
  platform: Pick<Platform, 'db' | 'clock' | 'settings'>,
  follow: Pick<Follow, 'fansOf' | 'fill'>,
  cast: ReadonlyMap<number, DemoAnchor>,
  people: readonly DemoPerson[],
  ensureMember: EnsureMember,
): Promise<readonly number[]> {
  const { clock, settings } = platform;
  const levels = randomFor(settings.seed, 'levels of the stands');
  const members = demoStands.map(({ nickname }, index) => {
    const level = 1 + Math.floor(levels.unit() ** 3 * 30);
    return { mobile: standMobile(index), nickname, level, joined: level * 11 + (index % 40) };
  });
  const ids = await ensureMembers(platform, members);
  const [first] = cast.keys();
  if (first === undefined || (await follow.fansOf(first, undefined)).fans > 0) return ids;
  const watchers: readonly DemoPerson[] = [...people, ...demoStands.map(({ language }, index) => ({ id: ids[index] ?? 0, language }))];
  const documented = async (part: (typeof demoMembers)[number]['part']) => {
    const member = demoMembers.find((candidate) => candidate.part === part);
    return member && ensureMember(member);
  };
  const [fan, anchor] = [await documented('fan'), await documented('anchor')];
  const targets: Fans[] = [...cast].map(([targetId, { language, heat }]) => ({ targetId, language, heat }));
  if (anchor !== undefined) targets.push({ targetId: anchor, language: 'zh', heat: documentedPopularity });
  const hottest = Math.max(...targets.map(({ heat }) => heat));
  const pairs = targets.flatMap(({ targetId, language = 'zh', heat }) => {
    const random = randomFor(settings.seed, 'fans', targetId);
    const share = most * (heat / hottest) ** fall;
    return watchers
      .filter((person) => person.language === language && random.happens(share))
      .map(({ id }) => ({ memberId: id, targetId, remind: false, at: clock.now() - Math.ceil(random.unit() ** 1.4 * span) }));
  });
  const order = [...cast.keys()];
  const own = [...followedByFan.map((place) => order[place]), anchor].filter((id) => id !== undefined);
  if (fan !== undefined)
    pairs.push(...own.map((targetId, index) => ({ memberId: fan, targetId, remind: true, at: clock.now() - (4 + 9 * index) * day })));
  await follow.fill(pairs);
  return ids;
}
