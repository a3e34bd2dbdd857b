import { Controls, Description, Heading, Primary, Source, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import sizes from '../packages/ui/sizes.json' with { type: 'json' };
import tokensOf from 'virtual:part-tokens';
import { keyboard } from './keyboard.data.ts';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Shows how to import a part, and its size. */
function Installing({ part }: { part: string }) {
  const { js, css } = (sizes as Record<string, { js: number; css: number }>)[`./${part}`] ?? {};
  if (js === undefined || css === undefined) return <p>This part belongs to the site alone and is not in the package.</p>;
  return (
    <>
      <Source language="bash" code="npm install @pitchside/ui" />
      <Source
        language="tsx"
        code={`import { ${part} } from '@pitchside/ui/${part}';\nimport { loadUiMessages } from '@pitchside/ui/locales';\nimport { UiProvider } from '@pitchside/ui/UiProvider';\n\n<UiProvider locale="en" messages={await loadUiMessages('en')}>\n  <${part} /* its props stand below, and can be tried there */ />\n</UiProvider>`}
      />
      <p>
        It brings {kilobytes(js)} of code and {kilobytes(css)} of styles along, compressed and without React; what it shares with other
        parts comes once.
      </p>
    </>
  );
}

/** Every key of a part. */
function Keys({ part }: { part: string }) {
  const rows = keyboard[part];
  if (!rows) return <p>Tab reaches what can be pressed in it, Enter presses; it has no keys of its own.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={keys}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page of a part: what it is, how it comes into a project, a place to try it, its keys, its tokens, and every story. */
export function PartDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const part = preparedMeta.title.split('/').at(-1) ?? '';
  const tokens = tokensOf[part] ?? [];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Heading>Install, import, use</Heading>
      <Installing part={part} />
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      <Heading>Keyboard</Heading>
      <Keys part={part} />
      <Heading>Tokens</Heading>
      <p>
        {tokens.length === 0
          ? 'Its styles use no token of their own.'
          : 'What its own styles read; set one on an element around it and it follows.'}
      </p>
      <ul>
        {tokens.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <Stories />
    </>
  );
}
