import { useLingui } from '@lingui/react/macro';
import type { BroadcastProblem, BrowserBroadcastState, PictureSource } from './broadcast.ts';

/** Words of the states, the problems with advice, and the sources. */
export function useBroadcastLabels() {
  const { t } = useLingui();
  const states: Record<BrowserBroadcastState, string> = {
    closed: t`还没打开`,
    opening: t`等你在浏览器里点允许`,
    preview: t`预览，还没人看得到`,
    connecting: t`正在连接`,
    live: t`直播中`,
    poor: t`直播中，网速跟不上`,
    again: t`断线了，正在重连`,
  };
  const problems: Record<BroadcastProblem, { what: string; todo: string }> = {
    insecure: { what: t`这个网址用不了摄像头和麦克风`, todo: t`浏览器只在 https 网址上给摄像头，请换 https 网址打开本站。` },
    unsupported: { what: t`这个浏览器不能直接开播`, todo: t`请换新版的 Chrome、Edge 或 Safari，或者用 OBS 推流。` },
    denied: { what: t`浏览器没给摄像头、麦克风或屏幕的权限`, todo: t`点地址栏左边的图标，改成允许，再打开一次。` },
    noDevice: { what: t`没找到摄像头或麦克风`, todo: t`插上设备，或者在系统设置里打开它，再打开一次。` },
    inUse: { what: t`摄像头或麦克风打不开，可能被别的程序占用`, todo: t`关掉正在用它的程序，再打开一次。` },
    stopped: { what: t`画面停了：共享被关掉，或者设备被拔掉`, todo: t`重新打开画面，再开播。` },
    blocked: { what: t`画面送不出去，连接没有打通`, todo: t`多半是网络挡住了直播端口：换个网络（比如手机热点），或者改用 OBS 推流。` },
    lost: { what: t`连接断了，没能接上`, todo: t`看看网络，再开播一次。` },
    busy: { what: t`别处正在用你的密钥推流`, todo: t`先停掉那边；不是你的设备，就换一个新密钥。` },
    roomClosed: { what: t`直播间已关闭，画面没有再送`, todo: t`要继续就再开播一次。` },
    refused: { what: t`服务器现在不收画面`, todo: t`过一会儿再试。` },
  };
  const sources: Record<PictureSource, string> = { camera: t`摄像头`, screen: t`屏幕或窗口`, both: t`画中画` };
  return { states, problems, sources };
}
