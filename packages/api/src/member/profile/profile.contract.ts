import * as z from 'zod/mini';
import { defineCall } from '../../contract/define.ts';
import { id, instant, nothing, text } from '../../contract/fields.ts';
import { birthdayShown, civilDay, club, nobleTerm, sex, verifiedState } from './profile.schema.ts';

/** Most code points of a nickname, and fewest. */
export const nicknameLength = { least: 2, most: 16 } as const;
/** Most code points of a signature. */
export const signLength = 60;

/** Everything about the signed-in member that their own pages show; secrets are masked for them too. */
export const memberInfo = z.object({
  id: z.string(),
  user_nickname: z.string(),
  /** Seed of a drawn portrait, or the path of an uploaded one (`/u/…`). */
  avatar: z.string(),
  sex,
  birthday: z.nullable(z.string()),
  birthday_shown: birthdayShown,
  /** Id of a country or region of the settings; null when not given. */
  region: z.nullable(z.string()),
  city: z.string(),
  sign: z.string(),
  clubs: z.array(club),
  /** `+86 138****5217`. */
  mobile: z.string(),
  level: z.int(),
  exp_icon: z.string(),
  /** Experience points with one decimal. */
  experience: z.number(),
  /** Points at which this level began. */
  level_begins: z.int(),
  /** Points at which the next level begins; null on the highest. */
  next_level_begins: z.nullable(z.int()),
  noble: z.nullable(nobleTerm),
  /** Diamonds, of both kinds. */
  balance: z.int(),
  /** Diamonds among them that were given, not bought. */
  given: z.int(),
  /** Consumption wallet, in fen. */
  wallet: z.int(),
  /** Income, in fen. */
  income: z.int(),
  is_anchor: z.union([z.literal(0), z.literal(1)]),
  verified: verifiedState,
  has_payment_password: z.boolean(),
  /** An operator, or an anchor with income, who has no second factor. */
  factor_advised: z.boolean(),
  /** Last four digits and bank of the bound card; null without one. */
  bank_card: z.nullable(z.object({ bank: z.string(), last_four: z.string() })),
  /** The bound Alipay account, masked; null without one. */
  alipay: z.nullable(z.string()),
  /** The bound payment-channel account, masked; null without one. */
  payment_channel: z.nullable(z.object({ channel: z.string(), account: z.string() })),
  /** From when the nickname may be changed; null when it may be now. */
  nickname_free_at: z.nullable(instant),
  created_at: instant,
});
export type MemberInfo = z.output<typeof memberInfo>;

export const getMemberInfo = defineCall({
  method: 'GET',
  path: 'Member/info',
  caller: 'member',
  rate: 'read',
  summary: 'The member with wallet, level, noble rank and profile.',
  input: nothing,
  data: memberInfo,
});

export const updateInfo = defineCall({
  method: 'POST',
  path: 'member/updateInfo',
  caller: 'member',
  rate: 'write',
  summary:
    'Changes what is given of the profile. A nickname is unique and may be changed once in 30 days; an avatar is one of the wall or the key of an upload.',
  input: z.object({
    user_nickname: z.optional(text(nicknameLength.most, nicknameLength.least)),
    avatar: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
    sex: z.optional(sex),
    birthday: z.optional(z.nullable(civilDay)),
    birthday_shown: z.optional(birthdayShown),
    region: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))),
    city: z.optional(text(20, 0)),
    sign: z.optional(text(signLength, 0)),
    /** At most two ids of teams, the first shown at the portrait. */
    clubs: z.optional(z.array(id).check(z.maxLength(2))),
  }),
  data: memberInfo,
});

export const nicknameState = defineCall({
  method: 'GET',
  path: 'member/nicknameState',
  caller: 'member',
  rate: 'read',
  origin: 'ours',
  summary:
    'Whether a nickname may be taken: with suggestions where somebody has it, and with the reason where it says nothing, or looks like the site’s or like that of a member who is known by name.',
  input: z.object({ user_nickname: text(nicknameLength.most, 1) }),
  data: z.object({
    state: z.enum(['own', 'free', 'taken', 'refused']),
    suggestions: z.array(z.string()),
    /** Why it is refused, in the caller’s language; null where it is not, or only too short. */
    reason: z.nullable(z.string()),
  }),
});

export const avatarList = defineCall({
  method: 'GET',
  path: 'user/avatarList',
  caller: 'public',
  rate: 'read',
  cache: 'public',
  summary: 'The wall of portraits to choose from; some ask for a level.',
  input: nothing,
  data: z.object({ list: z.array(z.object({ avatar: z.string(), group: z.enum(['fans', 'stands', 'legends']), level: z.int() })) }),
});

export const clubList = defineCall({
  method: 'GET',
  path: 'member/clubList',
  caller: 'public',
  rate: 'read',
  origin: 'ours',
  summary: 'Clubs to choose from, found by a piece of their name in any language.',
  input: z.object({ name: z._default(text(20, 0), '') }),
  data: z.object({ list: z.array(club) }),
});
