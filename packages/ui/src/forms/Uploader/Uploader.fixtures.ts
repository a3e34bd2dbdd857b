import { say } from '../../lab/storykit/say.ts';
import type { UploadItem } from './upload.ts';

const scene = (sky: string, turf: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="${sky}" d="M0 0h64v26H0z"/><path fill="${turf}" d="M0 26h64v38H0z"/><path d="M0 26h64M32 26v38M14 64l6-22h24l6 22" fill="none" stroke="#fff" stroke-width="1.5" opacity=".8"/><circle cx="32" cy="46" r="3" fill="#fff"/></svg>`)}`;

/** A post's pictures, one in each state. */
export const pictures: readonly UploadItem[] = [
  {
    id: 'a',
    name: say('北看台.jpg', 'north-stand.jpg', 'khan-dai-bac.jpg'),
    size: 2_411_724,
    state: 'done',
    previewUrl: scene('#0d2a2a', '#1d7a3c'),
  },
  {
    id: 'b',
    name: say('赛前.jpg', 'warm-up.jpg', 'khoi-dong.jpg'),
    size: 3_984_588,
    state: 'uploading',
    progress: 0.42,
    previewUrl: scene('#3a6ea5', '#198038'),
  },
  {
    id: 'c',
    name: say('围巾.png', 'scarf.png', 'khan-co.png'),
    size: 1_258_291,
    state: 'failed',
    error: say('网络断了', 'Connection lost', 'Mất mạng'),
    previewUrl: scene('#7a1d2f', '#145c2c'),
  },
];

/** Papers of an application. */
export const papers: readonly UploadItem[] = [
  { id: 'a', name: say('主播申请表.pdf', 'application.pdf', 'don-dang-ky.pdf'), size: 812_646, state: 'done' },
  {
    id: 'b',
    name: say('自我介绍录像_最终版_再改一次.mp4', 'introduction_final_really_the_last_one.mp4', 'gioi-thieu-ban-cuoi-sua-lan-nua.mp4'),
    size: 42_360_000,
    state: 'uploading',
    progress: 0.68,
  },
  {
    id: 'c',
    name: say('证件反面.jpg', 'id-back.jpg', 'mat-sau.jpg'),
    size: 3_001_000,
    state: 'failed',
    error: say('国徽反光，看不清', 'Glare on the emblem', 'Bị loá, không rõ'),
  },
  { id: 'd', name: say('证件正面.jpg', 'id-front.jpg', 'mat-truoc.jpg'), size: 2_840_000, state: 'queued' },
];

/** A video uploading, one paused by its member, and one that lost the connection. */
export const held: readonly UploadItem[] = [
  {
    id: 'a',
    name: say('德比集锦.mp4', 'derby-highlights.mp4', 'derby-tong-hop.mp4'),
    size: 42_360_000,
    state: 'uploading',
    progress: 0.31,
  },
  {
    id: 'b',
    name: say('看台一日.mp4', 'a-day-in-the-stand.mp4', 'mot-ngay-khan-dai.mp4'),
    size: 38_010_000,
    state: 'paused',
    progress: 0.52,
  },
  { id: 'c', name: say('更衣室.mp4', 'dressing-room.mp4', 'phong-thay-do.mp4'), size: 27_400_000, state: 'waiting', progress: 0.74 },
];

/** A video that has arrived and is being converted for browsers, and one whose conversion failed. */
export const coming: readonly UploadItem[] = [
  {
    id: 'a',
    name: say('德比集锦.mkv', 'derby-highlights.mkv', 'derby-tong-hop.mkv'),
    size: 42_360_000,
    state: 'processing',
    progress: 0.38,
  },
  {
    id: 'b',
    name: say('看台一日.avi', 'a-day-in-the-stand.avi', 'mot-ngay-khan-dai.avi'),
    size: 38_010_000,
    state: 'failed',
    error: say('视频太长，最多 20 分钟', 'The video is too long: 20 minutes at most', 'Video quá dài, tối đa 20 phút'),
  },
];

/** Limits for pictures of a post. */
export const pictureRules = { accept: ['image/png', 'image/jpeg'], maxSize: 5 * 1024 * 1024, maxCount: 4 } as const;
