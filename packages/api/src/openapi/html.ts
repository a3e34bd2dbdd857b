/** Markup that is safe to put into a page. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

/** Values of a template: text is escaped, markup is not, lists are joined, false and undefined leave nothing. */
export type HtmlPart = string | number | Html | readonly HtmlPart[] | false | undefined;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

function render(part: HtmlPart): string {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return part.map(render).join('');
}

/** Template of markup: every value in it is escaped unless it is markup itself. */
export function html(pieces: TemplateStringsArray, ...parts: HtmlPart[]): Html {
  return new Html(pieces.reduce((markup, piece, index) => `${markup}${render(parts[index - 1])}${piece}`));
}
