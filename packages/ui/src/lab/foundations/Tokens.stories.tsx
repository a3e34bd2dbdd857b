import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { themeNames } from '../../theme/index.ts';
import { designTokens, type DesignToken, type DesignTokens } from '../../theme/designTokens.ts';
import { say, sayAlike } from '../storykit/say.ts';
import { Block, FoundationPage } from './FoundationPage.tsx';
import * as page from './FoundationPage.css.ts';
import * as css from './Tokens.css.ts';

const meta = { tags: ['!autodocs'], parameters: { bleed: true, controls: { disable: true } } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isToken = (one: DesignToken | DesignTokens): one is DesignToken => '$type' in one;

/** Every token with the name that it has in the file: `day.color.brand`. */
const named = (tokens: DesignTokens, path: readonly string[] = []): readonly (readonly [name: string, token: DesignToken])[] =>
  Object.entries(tokens).flatMap(([name, one]) =>
    isToken(one) ? [[[...path, name].join('.'), one] as const] : named(one, [...path, name]),
  );

const all = designTokens();
const rows = named(all);

/** A value in one line: a colour as a page writes it, all else as the file does. */
const written = (token: DesignToken) => (token.$type === 'color' ? colorOf(token) : JSON.stringify(token.$value));

const swatch = (token: DesignToken) => (
  <span
    className={css.swatch}
    style={token.$type === 'color' ? ({ '--swatch': colorOf(token) } as CSSProperties) : undefined}
    aria-hidden="true"
  />
);

/** Tokens under some names of the file, a row each: the token's name, and its value under each of them. */
function Rows({ under }: { under: readonly string[] }) {
  const of = (group: string) => rows.filter(([name]) => name.startsWith(`${group}.`));
  const [first = ''] = under;
  return (
    <div className={page.rows}>
      {of(first).map(([name], at) => (
        <div key={name} className={css.row}>
          <code>{sayAlike(name.slice(first.length + 1))}</code>
          {under.map((group) => {
            const token = of(group)[at]?.[1];
            return (
              token && (
                <span key={group} className={css.value}>
                  {swatch(token)}
                  <code>{sayAlike(written(token))}</code>
                </span>
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

function colorOf({ $value }: DesignToken): string {
  const { components, alpha = 1 } = $value as { components: readonly number[]; alpha?: number };
  return `oklch(${components.join(' ')} / ${alpha})`;
}

/**
 * Every token as `tokens.json` of the package has it, for designers: by day and by night.
 * On a page its custom property is `--pitchside-` and its name with dashes.
 */
export const Tokens: Story = {
  render: () => (
    <FoundationPage
      title={say('给设计师的变量', 'Tokens for designers', 'Biến cho nhà thiết kế')}
      lead={say(
        '与包里的 tokens.json 同名同值（Design Tokens 格式），可导入 Figma。',
        'Named and valued as in tokens.json of the package (Design Tokens format), which Figma imports.',
        'Tên và giá trị như trong tokens.json của gói (định dạng Design Tokens), nhập được vào Figma.',
      )}
    >
      <Block title={sayAlike(themeNames.join(', '))}>
        <Rows under={themeNames} />
      </Block>
      <Block title={sayAlike('fixed')}>
        <Rows under={['fixed']} />
      </Block>
    </FoundationPage>
  ),
};
