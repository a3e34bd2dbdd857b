import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbedTheme } from '@pitchside/api/screens/EmbedFrame';
import type { Drawn } from './draw.ts';
import { sheetsOf } from './sitePage.ts';
import { createUsedStyles } from './usedStyles.ts';

/** Own rules of an embed: nothing around it, and the host's ground behind it. */
const frame = 'html,body{margin:0;min-width:0;min-height:0;background:transparent}';

/** Classes of a list that have a rule of their own in some styles, with its declarations. */
const ruleOf = (css: string, classes: string) => {
  for (const name of classes.split(' ')) {
    const [, own] = new RegExp(String.raw`\.${name}\s*\{([^}]*)\}`).exec(css) ?? [];
    if (own !== undefined) return { name, own };
  }
  return undefined;
};

/** The declarations of the dark theme, for systems that are dark, in place of those of the light one. */
function darkStyles(css: string, body: string): string {
  const [, light = ''] = /<div class="([^"]*)" data-theme/.exec(body) ?? [];
  const [, dark = ''] = /<span hidden="" class="([^"]*)" data-dark/.exec(body) ?? [];
  const [from, to] = [ruleOf(css, light), ruleOf(css, dark)];
  return from && to ? `@media (prefers-color-scheme:dark){.${from.name}{${to.own}}}` : '';
}

/**
 * Writes the styles of an embed: those of what is drawn, without fonts, which would weigh more than the page.
 * @param folder of the built app
 */
export function embedStyles(folder: string): (drawn: Drawn, theme: EmbedTheme) => string {
  const sheets = sheetsOf(folder, 'EmbedFrame');
  const usedStyles = createUsedStyles((sheet) => (existsSync(join(folder, sheet)) ? readFileSync(join(folder, sheet), 'utf8') : ''));
  return (drawn, theme) => {
    const used = usedStyles.of(sheets, drawn).replaceAll(/@font-face\s*\{[^}]*\}/g, '');
    const own = [...drawn.head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
    return `${used}${own}${frame}${theme === 'auto' ? darkStyles(used, drawn.body) : ''}`;
  };
}
