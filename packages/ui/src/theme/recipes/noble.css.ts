import { styleVariants } from '@vanilla-extract/css';
import { nobleLooks } from '../noble.data.ts';

/** Sets `--noble`, `--noble-ink` and `--noble-danmaku` for everything inside. */
export const nobleTint = styleVariants(nobleLooks, ({ ground, ink, danmaku }) => ({
  vars: { '--noble': ground, '--noble-ink': ink, '--noble-danmaku': danmaku },
}));
