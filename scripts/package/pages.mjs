// Pages of components in Markdown and llms.txt: what an agent, or anybody without Storybook, reads in the package.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { keyboard } from '../../.storybook/keyboard.data.ts';
import { tokensOfParts } from '../../.storybook/partTokens.ts';
import { categories, publicDoors } from '../categories/categories.mjs';
import { isPart, library } from './parts.mjs';

const source = join(library, 'src');
/** Larger sample data say more about the tests than about the component, bytes. */
const mostSample = 6_000;

/** Rules that hold of every component, in Markdown. */
export const rules = `## Rules of every component

- Import a component by its own name: \`import { Scorebug } from '@pitchside/ui/Scorebug'\`. Its styles come along; there is no style sheet to add.
- Wrap the page in one \`<UiProvider theme="day" locale="en" messages={await loadUiMessages('en')}>\` (\`@pitchside/ui/UiProvider\`, \`@pitchside/ui/locales\`). \`theme="night"\` on a page that is not dark itself needs \`<Ground>\` around it.
- No component takes \`className\` or \`style\`: choose a variant by its meaning (\`tone="critical"\`), set tokens (\`--pitchside-color-brand\`), or give \`createTheme({ brand })\` of \`@pitchside/ui/theme\` to \`UiProvider\`. \`id\`, \`data-*\`, \`aria-*\` and \`ref\` reach the root element.
- Values are \`value\`, \`defaultValue\`, \`onValueChange\`; what opens has \`open\`, \`defaultOpen\`, \`onOpenChange\`; what loads has \`status: 'ready' | 'loading' | 'error'\` and \`onRetry\`; imperative things are \`actionsRef\`.
- Instants are milliseconds UTC, shown in \`timeZone\`. Scores, names and prices are data of yours; nothing is fetched.
- Words in another language: \`compileStrings({ follow: 'Seguir' }, await loadUiMessages('en'))\` of \`@pitchside/ui/strings\`.
`;
const intro = `# @pitchside/ui

> React components for live sport (18.3 and 19): scores, score tables, streams, danmaku, chat, gifts, money. Plain data in, callbacks out; two themes, strings in Chinese, English and Vietnamese, any other by your own.

${rules}
[README](README.md): install, server drawing, releases. [MIGRATION](MIGRATION.md): what is called otherwise. [tokens.json](tokens.json): every token in the Design Tokens format.
`;

const docOf = (symbol, checker) => ts.displayPartsToString(symbol?.getDocumentationComment(checker) ?? []).trim();
const code = (text, language = 'ts') => `\`\`\`${language}\n${text.trim()}\n\`\`\`\n`;
const isDeclared = (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node);

/** Follows an import or re-export to what it names. */
const origin = (symbol, checker) => (symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

/** Declarations of our own that a type names, directly or through others, in the order in which they are met. */
function typesFrom(starts, checker) {
  const met = new Set(starts);
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const declared = origin(checker.getSymbolAtLocation(node), checker)?.declarations ?? [];
      for (const one of declared) {
        const statement = ts.isVariableDeclaration(one) ? one.parent.parent : one;
        const isOwn = one.getSourceFile().fileName.startsWith(source);
        if (!isOwn || met.has(statement) || !(isDeclared(one) || (ts.isVariableDeclaration(one) && isList(one)))) continue;
        met.add(statement);
        visit(one);
      }
    }
    ts.forEachChild(node, visit);
  };
  starts.forEach(visit);
  return [...met].slice(starts.length);
}
/** A list of values that a type is made of: `const sizes = ['s', 'm'] as const`. */
const isList = ({ initializer }) =>
  initializer !== undefined && ts.isAsExpression(initializer) && initializer.getText().endsWith('as const');

const textOf = (node) => {
  const comments = ts.getJSDocCommentsAndTags(node).filter((one) => ts.isJSDoc(one));
  return [...comments.map((one) => one.getText()), node.getText().replace(/^export (declare )?/, '')].join('\n');
};

/** Page of an entry: its components with their props, the types that those name, keys, tokens and sample data. */
function pageOf(entry, folder, { program, checker, sizes, tokens }) {
  const file = program.getSourceFile(join(source, folder, 'index.ts'));
  const exported = new Map(
    checker.getExportsOfModule(checker.getSymbolAtLocation(file)).map((symbol) => [symbol.name, origin(symbol, checker)]),
  );
  const components = [...exported.keys()]
    .filter((name) => name === entry || exported.has(`${name}Props`))
    .toSorted((one) => (one === entry ? -1 : 0));
  const propsOf = (name) => exported.get(`${name}Props`)?.declarations[0];
  const others = [...exported.keys()].filter((name) => !components.some((own) => name === own || name === `${own}Props`));
  const types = typesFrom(components.map(propsOf).filter(Boolean), checker);
  const { js, css } = sizes[`./${entry}`] ?? {};
  const sample = join(source, folder, `${entry}.fixtures.ts`);
  const data = existsSync(sample) ? readFileSync(sample, 'utf8') : '';
  const descriptions = components.map((name) => docOf(exported.get(name), checker));
  const keys = keyboard[entry]?.map(([key, does]) => `- ${key}: ${does}`).join('\n');
  return {
    description: descriptions.find(Boolean) ?? '',
    text: [
      `# ${entry}\n`,
      code(`import { ${components.join(', ')} } from '@pitchside/ui/${entry}';`, 'tsx'),
      others.length > 0 && `Also exported here: ${others.map((name) => `\`${name}\``).join(', ')}.\n`,
      js !== undefined &&
        `Size, compressed, without React: ${(js / 1024).toFixed(1)} KB of code, ${(css / 1024).toFixed(1)} KB of styles.\n`,
      ...components.map(
        (name, index) =>
          `## ${name}\n\n${descriptions[index]}\n\n${propsOf(name) ? code(textOf(propsOf(name))) : 'It has no props but those of its root element.\n'}`,
      ),
      types.length > 0 && `## Types\n\n${code(types.map(textOf).join('\n\n'))}`,
      `## Keyboard\n\n${keys ?? 'Tab reaches what can be pressed in it, Enter presses.'}\n`,
      tokens[entry]?.length > 0 && `## Tokens\n\nIts styles read ${tokens[entry].map((name) => `\`${name}\``).join(', ')}.\n`,
      data !== '' &&
        data.length <= mostSample &&
        `## Sample data\n\nAs the stories use it; \`say(zh, en, vi)\` is the text of a language.\n\n${code(data)}`,
    ]
      .filter(Boolean)
      .join('\n'),
  };
}

/**
 * Pages of the package by path: `docs/<Component>.md` for each entry with components, and `llms.txt`, which leads to them.
 * @returns {Map<string, string>}
 */
export function pages() {
  const doors = Object.entries(publicDoors()).filter(([door]) => isPart(door));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(library, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  );
  const program = ts.createProgram(
    doors.map(([, folder]) => join(source, folder, 'index.ts')),
    config.options,
  );
  const context = {
    program,
    checker: program.getTypeChecker(),
    sizes: JSON.parse(readFileSync(join(library, 'sizes.json'), 'utf8')),
    tokens: tokensOfParts(),
  };
  const all = doors.map(([entry, folder]) => ({ entry, category: folder.split('/')[0], ...pageOf(entry, folder, context) }));
  const line = ({ entry, description }) => `- [${entry}](docs/${entry}.md): ${description.replace(/\s+/g, ' ').split(/(?<=\.)\s/)[0]}`;
  const sections = [...Map.groupBy(all, ({ category }) => category)].map(
    ([category, some]) => `## ${category}: ${categories[category]}\n\n${some.map(line).join('\n')}\n`,
  );
  return new Map([...all.map(({ entry, text }) => [`docs/${entry}.md`, text]), ['llms.txt', `${intro}\n${sections.join('\n')}`]]);
}
