import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Systems that the page speaks of. */
export const systems = [
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
] as const;
export type System = (typeof systems)[number]['value'];

/** Lowest versions of both systems. */
export const lowest: Record<System, string> = { ios: '15', android: '9' };

interface Step {
  title: MessageDescriptor;
  hint: MessageDescriptor;
}

const scan: Step = { title: msg`用手机相机扫这一页的码`, hint: msg`微信里打开的话，先点右上角选「在浏览器打开」` };
const enter: Step = { title: msg`从桌面打开，用原来的账号登录`, hint: msg`等级、黄钻和关注都是同一份` };

/** Steps of the installation on each system: onto the home screen from the browser, or from a store where the app has one. */
export const tutorials: Record<'web' | 'store', Record<System, readonly Step[]>> = {
  web: {
    ios: [
      scan,
      { title: msg`在 Safari 里点底部的分享`, hint: msg`地址栏收起来时，往下划一点就有` },
      { title: msg`选「添加到主屏幕」，点右上角的添加`, hint: msg`不用信任证书，也不用改设置` },
      enter,
    ],
    android: [
      scan,
      { title: msg`在 Chrome 里点右上角的菜单`, hint: msg`别的浏览器多半在底部` },
      { title: msg`选「添加到主屏幕」`, hint: msg`有的手机写作「安装应用」` },
      enter,
    ],
  },
  store: {
    ios: [
      scan,
      { title: msg`在 App Store 里点获取`, hint: msg`商店里没有时，换成「添加到主屏幕」` },
      { title: msg`第一次打开，允许通知`, hint: msg`进球和关注的主播开播才会响` },
      enter,
    ],
    android: [
      scan,
      { title: msg`在商店里点安装`, hint: msg`下载到一半停了，换到 Wi-Fi 再点一次` },
      { title: msg`第一次打开，允许通知和悬浮窗`, hint: msg`小窗看直播要用到悬浮窗` },
      enter,
    ],
  },
};

/** Frequently asked questions before the installation. */
export const asked: readonly { question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    question: msg`锁屏怎么收到进球`,
    answer: msg`从手机桌面的图标打开，登录，在「我的」里打开通知；电脑上在设置里打开。收藏或预约的比赛一进球就响。`,
  },
  { question: msg`要花钱吗`, answer: msg`不要。看球和聊天都不收费，流量按你的套餐算。` },
  { question: msg`手机上少了什么`, answer: msg`开播、管理直播间和多路同看留在电脑上，其余都有。` },
  { question: msg`怎么删掉`, answer: msg`长按图标，选删除。账号和数据都还在。` },
];
