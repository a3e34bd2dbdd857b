/** A rule of a style sheet, or a group of rules such as a media query. */
interface Rule {
  /** Selector, or at-rule with its condition. */
  head: string;
  /** Declarations; null in a group, and in a statement. */
  body: string | null;
  rules: readonly Rule[];
  /** Classes of each of its selectors. */
  needs: readonly (readonly string[])[];
}

/** At-rules that hold rules; others with a block hold declarations or keyframes. */
const groups = /^@(?:media|supports|container|layer)\b/;
const keyframes = /^@keyframes\s+(\S+)/;

/** Classes of each selector that an element must have; what stands in brackets, such as of `:not()`, is no such condition. */
function needsOf(selectors: string): string[][] {
  let plain = selectors;
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replaceAll(/\([^()]*\)/g, '')];
  return plain.split(',').map((each) => [...each.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', '')));
}

/** End of the block that begins at `from`, behind its brace. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const letter = css[at];
    if (letter === '"' || letter === "'") {
      at = css.indexOf(letter, at + 1);
      if (at < 0) return css.length;
    } else if (letter === '{') depth += 1;
    else if (letter === '}' && (depth -= 1) === 0) return at + 1;
  }
  return css.length;
}

/** Parses what a build has written: no comments, and no nesting but that of groups. */
function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    // Statements without a block, such as the order of layers, stand before.
    const from = css.lastIndexOf(';', open) >= at ? css.lastIndexOf(';', open) + 1 : at;
    if (from > at) rules.push({ head: css.slice(at, from), body: null, rules: [], needs: [] });
    const end = endOf(css, open);
    const head = css.slice(from, open).trim();
    const body = css.slice(open + 1, end - 1);
    if (groups.test(head)) rules.push({ head, body: null, rules: parse(body), needs: [] });
    else rules.push({ head, body, rules: [], needs: head.startsWith('@') ? [] : needsOf(head) });
    at = end;
  }
  return rules;
}

/** Style sheets of a built site. */
export interface UsedStyles {
  /**
   * Writes the rules of some sheets, in their order, that something in a markup can match by its classes. Fonts are left out, as those who
   * save data have none.
   */
  of(files: readonly string[], markup: string): string;
}

/** @param read text of a file; read once */
export function createUsedStyles(read: (file: string) => string): UsedStyles {
  const parsed = new Map<string, Rule[]>();
  function rulesOf(file: string): Rule[] {
    const rules = parsed.get(file) ?? parse(read(file));
    parsed.set(file, rules);
    return rules;
  }

  return {
    of(files, markup) {
      const classes = new Set<string>();
      for (const [, names = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) for (const name of names.split(' ')) classes.add(name);
      const moves = new Map<string, string>();
      const layers = new Set<string>();
      const write = ({ head, body, rules, needs }: Rule): string => {
        const [, move] = keyframes.exec(head) ?? [];
        if (move !== undefined) moves.set(move, `${head}{${body}}`);
        if (move !== undefined || head.startsWith('@font-face')) return '';
        if (groups.test(head) && !head.endsWith(';')) {
          const inside = rules.map(write).join('');
          // A layer has its place by where it is named first.
          const isNamed = head.startsWith('@layer') && !layers.has(head);
          if (isNamed) layers.add(head);
          return inside || isNamed ? `${head}{${inside}}` : '';
        }
        if (body === null) return head;
        return needs.length > 0 && !needs.some((each) => each.every((needed) => classes.has(needed))) ? '' : `${head}{${body}}`;
      };
      const written = files.flatMap((file) => rulesOf(file).map(write)).join('');
      return written + [...moves].flatMap(([name, move]) => (written.includes(name) ? [move] : [])).join('');
    },
  };
}
