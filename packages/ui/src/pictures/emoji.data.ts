import type { EmojiKey } from './emojiArt.data.ts';

/** Sections of the picker. */
export const emojiGroups = ['faces', 'match', 'things'] as const;
export type EmojiGroup = (typeof emojiGroups)[number];

/** One drawn emoji with its shortcodes. */
export interface EmojiEntry {
  key: EmojiKey;
  group: EmojiGroup;
  /** Name sent between square brackets. */
  name: string;
  /** Other Chinese names that are read. */
  aliases: readonly string[];
  /** Tencent's codes that are read, without their `TUIEmoji_`. */
  codes: readonly string[];
}

/** The drawn set in the order of the picker. */
export const emojis: readonly EmojiEntry[] = [
  { key: 'smile', group: 'faces', name: '微笑', aliases: ['呵呵', '愉快', '姨母笑'], codes: ['Smile', 'Hehe', 'Cheerful', 'KindSmile'] },
  { key: 'laugh', group: 'faces', name: '大笑', aliases: ['哈哈哈', '龇牙'], codes: ['Guffaw', 'Haha', 'BareTeeth'] },
  { key: 'tearsLaugh', group: 'faces', name: '笑哭', aliases: ['哭笑'], codes: ['TearsLaugh'] },
  { key: 'snicker', group: 'faces', name: '偷笑', aliases: ['憨笑'], codes: ['Giggle'] },
  { key: 'wink', group: 'faces', name: '眨眼', aliases: ['机智'], codes: ['Blink', 'Tact'] },
  { key: 'love', group: 'faces', name: '花痴', aliases: ['色'], codes: ['Lustful'] },
  { key: 'starEyes', group: 'faces', name: '星星眼', aliases: ['期待', '惊喜'], codes: ['Stareyes', 'Expect', 'Surprised'] },
  { key: 'kiss', group: 'faces', name: '亲亲', aliases: [], codes: ['Kiss'] },
  { key: 'cool', group: 'faces', name: '墨镜', aliases: ['得意'], codes: ['Complacent'] },
  { key: 'think', group: 'faces', name: '思考', aliases: [], codes: [] },
  { key: 'facepalm', group: 'faces', name: '捂脸', aliases: ['无语'], codes: ['Speechless'] },
  { key: 'awkward', group: 'faces', name: '尴尬', aliases: ['傻了'], codes: ['Silly'] },
  { key: 'sweat', group: 'faces', name: '汗', aliases: ['叹气'], codes: ['Sigh'] },
  { key: 'eyeroll', group: 'faces', name: '白眼', aliases: [], codes: ['Askance'] },
  { key: 'shock', group: 'faces', name: '震惊', aliases: ['惊讶', '恐惧'], codes: ['Amazed', 'Fear'] },
  { key: 'angry', group: 'faces', name: '生气', aliases: ['发怒', '恶魔怒'], codes: ['FlareUp', 'Rage'] },
  { key: 'cry', group: 'faces', name: '流泪', aliases: ['大哭', '悲伤'], codes: ['Wail', 'Sorrow'] },
  { key: 'hush', group: 'faces', name: '闭嘴', aliases: ['收声'], codes: ['ShutUp', 'Silent'] },
  { key: 'sleepy', group: 'faces', name: '犯困', aliases: ['困', '打哈欠'], codes: ['Trapped', 'Yawn'] },
  { key: 'mask', group: 'faces', name: '口罩', aliases: [], codes: ['Mask'] },
  { key: 'devil', group: 'faces', name: '恶魔', aliases: ['怪兽'], codes: ['Daemon', 'Monster'] },
  { key: 'shout', group: 'faces', name: '呐喊', aliases: [], codes: [] },
  { key: 'football', group: 'match', name: '足球', aliases: [], codes: [] },
  { key: 'basketball', group: 'match', name: '篮球', aliases: [], codes: [] },
  { key: 'trophy', group: 'match', name: '奖杯', aliases: [], codes: [] },
  { key: 'scarf', group: 'match', name: '围巾', aliases: [], codes: [] },
  { key: 'yellowCard', group: 'match', name: '黄牌', aliases: [], codes: [] },
  { key: 'redCard', group: 'match', name: '红牌', aliases: ['禁'], codes: ['Prohibit'] },
  { key: 'whistle', group: 'match', name: '哨子', aliases: [], codes: [] },
  { key: 'flag', group: 'match', name: '角旗', aliases: [], codes: [] },
  { key: 'horn', group: 'match', name: '喇叭', aliases: [], codes: [] },
  { key: 'flare', group: 'match', name: '焰火', aliases: [], codes: [] },
  { key: 'rocket', group: 'match', name: '火箭', aliases: [], codes: [] },
  { key: 'thumb', group: 'match', name: '赞', aliases: ['OK', '服'], codes: ['Like', 'Ok', 'Convinced'] },
  { key: 'fist', group: 'match', name: '加油', aliases: [], codes: [] },
  { key: 'clap', group: 'match', name: '鼓掌', aliases: [], codes: [] },
  { key: 'party', group: 'match', name: '庆祝', aliases: [], codes: ['Celebrate'] },
  { key: 'six', group: 'match', name: '666', aliases: [], codes: ['666'] },
  { key: 'heart', group: 'things', name: '爱心', aliases: [], codes: ['Heart'] },
  { key: 'heartbreak', group: 'things', name: '心碎', aliases: [], codes: [] },
  { key: 'beer', group: 'things', name: '啤酒', aliases: [], codes: ['Beer'] },
  { key: 'watermelon', group: 'things', name: '吃瓜', aliases: ['瓜'], codes: ['Watermelon'] },
  { key: 'redPacket', group: 'things', name: '红包', aliases: ['发', '福', '壕'], codes: ['RedPacket', 'Fortune', 'Bless', 'Rich'] },
  { key: 'bomb', group: 'things', name: '炸弹', aliases: [], codes: ['Bombs'] },
  { key: 'flower', group: 'things', name: '鲜花', aliases: ['花'], codes: ['Flower'] },
  { key: 'star', group: 'things', name: '星星', aliases: [], codes: ['Star'] },
  { key: 'sun', group: 'things', name: '太阳', aliases: [], codes: ['Sun'] },
  { key: 'moon', group: 'things', name: '月亮', aliases: [], codes: ['Moon'] },
];

/** Codes of Tencent's set for which there is no drawing; they are read as their Chinese name in brackets. */
export const undrawnCodes: Readonly<Record<string, string>> = {
  Coffee: '咖啡',
  Cake: '蛋糕',
  Shit: '便便',
  Fool: '衰',
  Pig: '猪',
  Cow: '牛',
  Ai: 'AI',
  Skull: '骷髅',
  857: '857',
  Knife: '刀',
};
