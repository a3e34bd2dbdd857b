import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Systems that the guide speaks of. */
export const systems = [
  { value: 'ios', label: 'iOS' },
  { value: 'android', label: 'Android' },
] as const;
export type System = (typeof systems)[number]['value'];

interface Guide {
  title: MessageDescriptor;
  /** `{name}` is the site's name. */
  steps: readonly { title: MessageDescriptor; hint: MessageDescriptor }[];
}

const name = '';

/** Installation guides: from a store where the app has one, else from the browser onto the home screen. */
export const guides: Record<'store' | 'web', Record<System, Guide>> = {
  store: {
    ios: {
      title: msg`iOS 安装，三步`,
      steps: [
        { title: msg`点「下载」，回桌面等图标变亮`, hint: msg`约 20 秒，用 Wi-Fi 更快` },
        { title: msg`第一次打开，允许通知`, hint: msg`进球和关注的主播开播才会响` },
        { title: msg`在桌面打开${name}`, hint: msg`用手机号或原账号登录，数据都在` },
      ],
    },
    android: {
      title: msg`Android 安装，三步`,
      steps: [
        { title: msg`点「下载」，在商店里点安装`, hint: msg`约 20 秒，用 Wi-Fi 更快` },
        { title: msg`第一次打开，允许通知和悬浮窗`, hint: msg`小窗看直播要用到悬浮窗` },
        { title: msg`在桌面打开${name}`, hint: msg`用手机号或原账号登录，数据都在` },
      ],
    },
  },
  web: {
    ios: {
      title: msg`放到 iOS 桌面，三步`,
      steps: [
        { title: msg`用 Safari 打开这一页`, hint: msg`在微信里先点右上角，选「在浏览器打开」` },
        { title: msg`点底部的分享，选「添加到主屏幕」`, hint: msg`没看到就往下划一点` },
        { title: msg`在桌面打开${name}`, hint: msg`用手机号或原账号登录，数据都在` },
      ],
    },
    android: {
      title: msg`放到 Android 桌面，三步`,
      steps: [
        { title: msg`用 Chrome 打开这一页`, hint: msg`在微信里先点右上角，选「在浏览器打开」` },
        { title: msg`点右上角菜单，选「添加到主屏幕」`, hint: msg`有的手机叫「安装应用」` },
        { title: msg`在桌面打开${name}`, hint: msg`用手机号或原账号登录，数据都在` },
      ],
    },
  },
};

interface Question {
  question: MessageDescriptor;
  answer: MessageDescriptor;
}

const sameAccount: Question = {
  question: msg`和电脑是同一个账号吗`,
  answer: msg`是。手机号、等级、黄钻和关注都是同一份，手机上登录后还能扫码登录电脑。`,
};

/** Frequently asked questions about the installation. */
export const questions: Record<'store' | 'web', readonly Question[]> = {
  store: [
    { question: msg`下载到一半停了`, answer: msg`换到 Wi-Fi 再点一次图标，会接着下；还不行就删掉图标重新下载。` },
    { question: msg`商店里搜不到`, answer: msg`从这一页的按钮进去。有的地区的商店还没有上架，可以先用浏览器看。` },
    sameAccount,
  ],
  web: [
    { question: msg`锁屏怎么收到进球`, answer: msg`放到桌面后从图标打开，登录，在「我的」里打开通知。收藏或预约的比赛一进球就响。` },
    { question: msg`会占很多空间吗`, answer: msg`不会。桌面上只是一个入口，打开时才联网加载。` },
    { question: msg`怎么删掉`, answer: msg`长按图标，选删除。账号和数据都还在。` },
    sameAccount,
  ],
};
