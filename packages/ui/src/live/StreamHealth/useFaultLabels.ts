import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../format/index.ts';
import type { StreamFault, StreamView } from './stream.ts';

/** Texts of a fault, with advice. */
export interface FaultLabels {
  what: string;
  todo: string;
}

/** Describes the faults of a stream in plain words, with its figures. */
export function useFaultLabels({ video, audio, silent, tries, triedAt }: StreamView): Record<StreamFault, FaultLabels> {
  const { t } = useLingui();
  const { integer, tenths, time } = useFormat();
  const seconds = (ms: number) => tenths(ms / 1_000);
  const [picture, sound] = [video?.codec ?? '', audio?.codec ?? ''];
  const [bits, lines] = [integer(video?.kbps ?? 0), video?.height ?? 0];
  const [apart, behind, quiet] = [seconds(video?.keyInterval ?? 0), seconds(video?.late ?? 0), integer(silent / 1_000)];
  const missing = integer(video?.lost ?? 0);
  const [rate, meant] = [tenths(video?.fps ?? 0), tenths(video?.usualFps ?? 0)];
  const busy = t`电脑可能太忙：降低输出分辨率，或者换显卡编码。`;
  const at = triedAt === null ? '' : time(triedAt);
  return {
    unreached: {
      what: t`浏览器连上了，画面和声音却一点都没到`,
      todo: t`多半是网络挡住了 UDP 和 TCP 的直播端口：换个网络（比如手机热点），或者改用 OBS 推流。`,
    },
    codec_video: {
      what: t`画面是 ${picture}，观众的浏览器放不了`,
      todo: t`推流软件里把视频编码换成 H.264（x264 或显卡的 H.264），再重新推流。`,
    },
    no_description: {
      what: t`画面的参数（SPS、PPS）没有发来或者坏了，观众打不开画面`,
      todo: t`推流软件里换一个 H.264 编码器（比如 x264），再重新推流。`,
    },
    no_video: { what: t`只收到声音，没有画面`, todo: t`看看推流软件里场景和视频编码器有没有打开。` },
    no_key_frames: { what: t`一直没有关键帧，观众打不开画面`, todo: t`推流软件里把关键帧间隔设为 2 秒，再重新推流。` },
    silent: { what: t`${quiet} 秒没有收到数据`, todo: t`看看推流软件和网线是不是断了，接上就会继续。` },
    codec_audio: { what: t`声音是 ${sound}，观众听不到`, todo: t`推流软件里把音频编码换成 AAC。` },
    no_audio: { what: t`没有收到声音`, todo: t`看看麦克风和桌面声音有没有加进来，是不是静音了。` },
    key_interval: { what: t`关键帧间隔 ${apart} 秒，太长了`, todo: t`推流软件里把关键帧间隔设为 2 秒：观众进来更快，延迟更小。` },
    late: { what: t`上传落后 ${behind} 秒，网速跟不上`, todo: t`把码率调低一些，能用网线就别用 Wi-Fi。` },
    frame_rate: { what: t`每秒只到 ${rate} 帧，不到设定的 ${meant}`, todo: busy },
    frames_lost: { what: t`帧率不稳，近一分钟少了 ${missing} 帧`, todo: busy },
    bitrate_high: { what: t`码率 ${bits} kbps，对 ${lines}p 太高`, todo: t`网速一般的观众会卡，调低一些。` },
    bitrate_low: { what: t`码率 ${bits} kbps，对 ${lines}p 太低`, todo: t`画面会糊：调高码率，或者把分辨率降一级。` },
    second_publisher: {
      what: t`${plural(tries, { other: '有人用同一个密钥来推流，已拒绝 # 次' })}`,
      todo: t`最近一次 ${at}。不是你的另一台设备，就马上换一个新密钥。`,
    },
  };
}
