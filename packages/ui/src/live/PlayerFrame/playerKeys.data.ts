import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What a key may do. */
export const playerActs = [
  'playPause',
  'mute',
  'volumeUp',
  'volumeDown',
  'refresh',
  'fullscreen',
  'theatre',
  'webFull',
  'pip',
  'chat',
  'danmaku',
  'compose',
  'leave',
  'help',
] as const;
export type PlayerAct = (typeof playerActs)[number];

/** Columns of the overlay. */
export const playerKeyGroups = { play: msg`播放`, picture: msg`画面`, talk: msg`互动` } satisfies Record<string, MessageDescriptor>;

export interface PlayerKey {
  name: MessageDescriptor;
  group: keyof typeof playerKeyGroups;
  /** `KeyboardEvent.key`, letters in lower case. */
  keys: readonly string[];
  /** As printed on the key, in the same order. */
  shown: readonly (string | MessageDescriptor)[];
  /** Acts again while the key is held; default false. */
  repeats?: boolean;
}

/** The one table of keys: the listener, the hints on the controls and the overlay all read it. */
export const playerKeys: Record<PlayerAct, PlayerKey> = {
  playPause: { name: msg`播放 / 暂停`, group: 'play', keys: [' ', 'k'], shown: [msg`空格`, 'K'] },
  mute: { name: msg`静音`, group: 'play', keys: ['m'], shown: ['M'] },
  volumeUp: { name: msg`调高音量`, group: 'play', keys: ['arrowup'], shown: ['↑'], repeats: true },
  volumeDown: { name: msg`调低音量`, group: 'play', keys: ['arrowdown'], shown: ['↓'], repeats: true },
  refresh: { name: msg`刷新画面`, group: 'play', keys: ['r'], shown: ['R'] },
  fullscreen: { name: msg`全屏`, group: 'picture', keys: ['f'], shown: ['F'] },
  theatre: { name: msg`剧场模式`, group: 'picture', keys: ['t'], shown: ['T'] },
  webFull: { name: msg`网页全屏`, group: 'picture', keys: ['w'], shown: ['W'] },
  pip: { name: msg`画中画`, group: 'picture', keys: ['p', 'i'], shown: ['P', 'I'] },
  chat: { name: msg`显示或收起聊天`, group: 'picture', keys: ['c'], shown: ['C'] },
  danmaku: { name: msg`弹幕开关`, group: 'talk', keys: ['d'], shown: ['D'] },
  compose: { name: msg`写弹幕`, group: 'talk', keys: ['enter'], shown: ['Enter'] },
  leave: { name: msg`离开输入或全屏`, group: 'talk', keys: ['escape'], shown: ['Esc'] },
  help: { name: msg`快捷键`, group: 'talk', keys: ['?', '？'], shown: ['?'] },
};
