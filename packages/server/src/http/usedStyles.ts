import { parse, type ChildNode } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

/** A declaration, or a statement that is written as it stands. */
interface Statement {
  css: string;
  /** Custom property that it sets. */
  sets?: string;
  /** Custom properties that its value names. */
  uses: readonly string[];
}

/** A rule, a group of rules such as a media query, or a single statement. */
interface Part {
  /** Text before its block; empty for a single statement. */
  head: string;
  /** Classes that each selector of a rule needs; empty for what needs none. */
  needs: readonly (readonly string[])[];
  statements: readonly Statement[];
  /** Rules of a group. */
  parts: readonly Part[];
}

interface Sheet {
  parts: readonly Part[];
  /** Names of its layers, in the order in which they are first named. */
  layers: readonly string[];
}

/** At-rules that hold rules; others hold declarations or keyframes. */
const groups = new Set(['media', 'supports', 'container', 'layer']);

const usesIn = (css: string): string[] => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Classes that each selector of a list needs. What stands in parentheses, such as in `:not()`, is no such condition. */
const classesOf = (selectors: string): string[][] =>
  parseSelectors()
    .astSync(selectors)
    .nodes.map(({ nodes }) => nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])));

function statementOf(node: ChildNode): Statement[] {
  if (node.type === 'comment') return [];
  const css = node.toString();
  return [{ css, uses: usesIn(css), ...(node.type === 'decl' && node.variable && { sets: node.prop }) }];
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule')
    return [{ head: node.selector, needs: classesOf(node.selector), statements: node.nodes.flatMap(statementOf), parts: [] }];
  if (node.type !== 'atrule') return [];
  if (groups.has(node.name))
    // The order of the layers is written once for all sheets.
    return node.nodes ? [{ head: `@${node.name} ${node.params}`, needs: [], statements: [], parts: node.nodes.flatMap(partOf) }] : [];
  const statements = statementOf(node).map((each) => (node.nodes ? each : { ...each, css: `${each.css};` }));
  return [{ head: '', needs: [], statements, parts: [] }];
}

function read(css: string): Sheet {
  const { nodes } = parse(css);
  const layers = nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : []));
  return { parts: nodes.flatMap(partOf), layers };
}

/** The parts that can match something that has some of the classes. */
const matching = (parts: readonly Part[], classes: ReadonlySet<string>): Part[] =>
  parts.flatMap((part) => {
    if (part.parts.length === 0)
      return part.needs.length === 0 || part.needs.some((each) => each.every((name) => classes.has(name))) ? [part] : [];
    const inside = matching(part.parts, classes);
    return inside.length > 0 ? [{ ...part, parts: inside }] : [];
  });

const statementsOf = ({ statements, parts }: Part): Statement[] => [...statements, ...parts.flatMap(statementsOf)];

/** Custom properties that a text and some statements name, by way of each other as well. */
function usedProperties(text: string, statements: readonly Statement[]): ReadonlySet<string> {
  const setters = Map.groupBy(statements, ({ sets }) => sets);
  const used = new Set([...usesIn(text), ...(setters.get(undefined) ?? []).flatMap(({ uses }) => uses)]);
  for (const name of used) for (const { uses } of setters.get(name) ?? []) for (const next of uses) used.add(next);
  return used;
}

function write({ head, statements, parts }: Part, properties: ReadonlySet<string>): string {
  const own = statements.flatMap(({ css, sets }) => (sets === undefined || properties.has(sets) ? [css] : []));
  const inside = [own.join(';'), ...parts.map((part) => write(part, properties))].join('');
  return head && inside ? `${head}{${inside}}` : inside;
}

/** Style sheets of a built site. */
export interface UsedStyles {
  /**
   * Writes the rules of some sheets, in their order, that can match something in a page by its classes, without custom properties that
   * nothing names.
   * @param page its markup, and the styles that it has besides
   */
  of(files: readonly string[], page: { body: string; head: string }): string;
}

/** @param textOf text of a file; read once */
export function createUsedStyles(textOf: (file: string) => string): UsedStyles {
  const sheets = new Map<string, Sheet>();
  function sheetOf(file: string): Sheet {
    const sheet = sheets.get(file) ?? read(textOf(file));
    sheets.set(file, sheet);
    return sheet;
  }

  return {
    of(files, { body, head }) {
      const classes = new Set([...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
      const used = files.map(sheetOf);
      const layers = [...new Set(used.flatMap((sheet) => sheet.layers))].join();
      const parts = matching(
        used.flatMap((sheet) => sheet.parts),
        classes,
      );
      const properties = usedProperties(head + body, parts.flatMap(statementsOf));
      return `${layers && `@layer ${layers};`}${parts.map((part) => write(part, properties)).join('')}`;
    },
  };
}
