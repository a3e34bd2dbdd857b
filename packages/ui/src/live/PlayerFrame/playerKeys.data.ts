import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Actions that a key can have. */
export const playerActs = [
  'playPause',
  'mute',
  'volumeUp',
  'volumeDown',
  'back',
  'forward',
  'backFar',
  'forwardFar',
  'oldest',
  'live',
  'refresh',
  'fullscreen',
  'theatre',
  'webFull',
  'pip',
  'mini',
  'clip',
  'score',
  'chat',
  'stats',
  'danmaku',
  'compose',
  'gifts',
  'leave',
  'help',
] as const;
export type PlayerAct = (typeof playerActs)[number];

/** Columns of the overlay. */
export const playerKeyGroups = { play: msg`播放`, picture: msg`画面`, talk: msg`互动` } satisfies Record<string, MessageDescriptor>;

export interface PlayerKey {
  name: MessageDescriptor;
  group: keyof typeof playerKeyGroups;
  /** `KeyboardEvent.key`, letters in lower case; `shift+s` for a letter with Shift. */
  keys: readonly string[];
  /** As printed on the key, in the same order. */
  shown: readonly (string | MessageDescriptor)[];
  /** Acts again while the key is held; default false. */
  repeats?: boolean;
}

/** Steps of the keys that look back, in seconds. */
export const keySteps = { near: 5, far: 10 } as const;

/** The one table of keys: the listener, the hints on the controls and the overlay all read it. */
export const playerKeys: Record<PlayerAct, PlayerKey> = {
  playPause: { name: msg`播放 / 暂停`, group: 'play', keys: [' ', 'k'], shown: [msg`空格`, 'K'] },
  mute: { name: msg`静音`, group: 'play', keys: ['m'], shown: ['M'] },
  volumeUp: { name: msg`调高音量`, group: 'play', keys: ['arrowup'], shown: ['↑'], repeats: true },
  volumeDown: { name: msg`调低音量`, group: 'play', keys: ['arrowdown'], shown: ['↓'], repeats: true },
  back: { name: msg`后退 5 秒`, group: 'play', keys: ['arrowleft'], shown: ['←'], repeats: true },
  forward: { name: msg`前进 5 秒`, group: 'play', keys: ['arrowright'], shown: ['→'], repeats: true },
  backFar: { name: msg`后退 10 秒`, group: 'play', keys: ['j'], shown: ['J'], repeats: true },
  forwardFar: { name: msg`前进 10 秒`, group: 'play', keys: ['l'], shown: ['L'], repeats: true },
  oldest: { name: msg`回到最早`, group: 'play', keys: ['home'], shown: ['Home'] },
  live: { name: msg`回到直播`, group: 'play', keys: ['end'], shown: ['End'] },
  refresh: { name: msg`刷新画面`, group: 'play', keys: ['r'], shown: ['R'] },
  fullscreen: { name: msg`全屏`, group: 'picture', keys: ['f'], shown: ['F'] },
  theatre: { name: msg`剧场模式`, group: 'picture', keys: ['t'], shown: ['T'] },
  webFull: { name: msg`网页全屏`, group: 'picture', keys: ['w'], shown: ['W'] },
  pip: { name: msg`画中画`, group: 'picture', keys: ['p'], shown: ['P'] },
  mini: { name: msg`小窗`, group: 'picture', keys: ['i'], shown: ['I'] },
  clip: { name: msg`剪下刚看到的 30 秒`, group: 'picture', keys: ['x'], shown: ['X'] },
  score: { name: msg`朗读比分`, group: 'picture', keys: ['s'], shown: ['S'] },
  chat: { name: msg`显示或收起聊天`, group: 'picture', keys: ['c'], shown: ['C'] },
  stats: { name: msg`画面数据`, group: 'picture', keys: ['shift+s'], shown: ['Shift S'] },
  danmaku: { name: msg`弹幕开关`, group: 'talk', keys: ['d'], shown: ['D'] },
  compose: { name: msg`写弹幕`, group: 'talk', keys: ['enter'], shown: ['Enter'] },
  gifts: { name: msg`礼物栏`, group: 'talk', keys: ['g'], shown: ['G'] },
  leave: { name: msg`离开输入或全屏`, group: 'talk', keys: ['escape'], shown: ['Esc'] },
  help: { name: msg`快捷键`, group: 'talk', keys: ['?', '？'], shown: ['?'] },
};
