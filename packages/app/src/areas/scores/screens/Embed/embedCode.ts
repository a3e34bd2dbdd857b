import { embedPath, type Embed } from '@pitchside/api/screens/EmbedFrame';
import type { EmbedChoice } from '@pitchside/ui/EmbedBuilder';

/** Heights that hold what most frames of a kind show, px. */
export const heights: Record<Embed['kind'], number> = {
  scorebug: 40,
  match: 420,
  league: 960,
  team: 500,
  room: 640,
  poll: 260,
  expert: 360,
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

/** Address of an embed as it is chosen; a colour that is not whole yet is left out. */
export function embedAddress(subject: Pick<Embed, 'kind' | 'id' | 'sport'>, choice: EmbedChoice, origin: string): string {
  const { language, theme, color, hidesScore, hidesChat } = choice;
  const path = embedPath({
    ...subject,
    theme,
    hidesScore,
    hidesChat: hidesChat && subject.kind === 'room',
    ...(color.length === 6 && { color }),
  });
  return `${origin}${path}${language === 'zh' ? '' : `${path.includes('?') ? '&' : '?'}lang=${language}`}`;
}

/** Code to paste: a frame that needs no script of its host. */
export const embedCode = (src: string, title: string, { width, height }: Pick<EmbedChoice, 'width' | 'height'>): string =>
  `<iframe src="${escaped(src)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
