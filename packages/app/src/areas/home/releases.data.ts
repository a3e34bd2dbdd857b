import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A version of the site. */
export interface Release {
  version: string;
  /** Its day, ISO. */
  day: string;
  /** Title of the release, in a few words. */
  title: MessageDescriptor;
  /** Changes that users notice. */
  news: readonly MessageDescriptor[];
}

/** Versions of the site, the newest first. */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    day: '2026-11-26',
    title: msg`第一个版本`,
    news: [
      msg`足球、篮球和电竞的即时比分与数据`,
      msg`低延迟直播、弹幕、礼物和贵族`,
      msg`充值、提现和任务`,
      msg`和好友、粉丝团聊天，换一台电脑也在`,
      msg`消息中心：开球、开播、到账都在一处`,
      msg`社区里发帖、评论和热帖榜`,
      msg`上传视频，弹幕跟着画面走`,
      msg`头条、快讯和三种语言的文章`,
      msg`专家方案：命中率旁边写着场数，封盘前解锁，按真实赛果结算`,
      msg`搜索有了自己的页面，一个名字找到球队、比赛、主播、视频和头条`,
      msg`意见反馈可以附图，回复会到消息中心`,
      msg`下载页、更新记录、部件展示和播放实验室`,
    ],
  },
];
