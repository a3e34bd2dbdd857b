import type { TitleManner } from './anchors.data.ts';

/** Titles of rooms by the anchor's manner; `{home}`, `{away}` and `{league}` stand for the match. */
export const matchTitles: Record<Exclude<TitleManner, 'talk'>, readonly string[]> = {
  official: ['{league}：{home} 对 {away} 官方信号', '{home} vs {away}，{league}现场原声', '{league}直播：{home}坐镇主场迎{away}'],
  passion: [
    '{home}死磕{away}，今晚谁先松口',
    '{away}来抢分了，{home}顶得住吗',
    '{league}硬仗！{home}主场等{away}',
    '为{home}站着看完九十分钟',
    '{home}对{away}：这场不能眨眼',
  ],
  tactics: [
    '画给你看：{home}怎么破{away}的防线',
    '{away}的高位逼抢，{home}出球有解吗',
    '{league}战术课：{home} 对 {away}',
    '{home}的边路，{away}的肋部',
  ],
  cantonese: ['粤语评述：{home} 对 {away}', '{home}硬撼{away}，边个话事', '{league}粤语场：{home}斗{away}'],
  company: [
    '{home}对{away}，一边看一边聊',
    '慢慢看：{league} {home} 对 {away}',
    '今晚陪你看{home}和{away}',
    '{home}迎战{away}，讲讲两队的老故事',
  ],
};

/** Titles while no match fits. */
export const idleTitles: readonly string[] = ['等开球，先聊两句', '赛前热身：今晚看哪场', '上一轮回顾，边看边讲'];

/** Titles of rooms that talk; the room takes the next one now and then. */
export const talkTitles: readonly string[] = [
  '夜谈豪门：今晚谁先下课',
  '深夜电台：第一次看球的故事',
  '转会流言今天有几分真',
  '聊聊最想重看的一场决赛',
  '你支持的队，最难熬的是哪一年',
  '门将到底该不该主罚点球',
  '连麦：你们那儿的野球场',
  '如果只能留一件球衣',
];
