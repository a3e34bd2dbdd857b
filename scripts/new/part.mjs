/** Files of a new part of packages/ui, in one of its categories. */
export function part(name, category) {
  const folder = `packages/ui/src/${category}/${name}`;
  const lower = name[0].toLowerCase() + name.slice(1);
  return {
    files: {
      [`${folder}/${name}.tsx`]: `import { forwardRef, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { frame } from './${name}.css.ts';

/** Purpose; the look follows from it. */
export const ${lower}Tones = ['neutral', 'brand'] as const;

export interface ${name}Props extends RootProps {
  /** Its name, shown and spoken. */
  title: string;
  /** Meaning of its look; default \`neutral\`. */
  tone?: (typeof ${lower}Tones)[number];
  /** Content of the component. */
  children?: ReactNode;
}

/** One sentence: what a fan gets from it. */
export const ${name} = forwardRef<HTMLElement, ${name}Props>(function ${name}({ title, tone = 'neutral', children, ...root }, ref) {
  return (
    <section className={frame[tone]} aria-label={title} ref={ref} {...rootOf(root)}>
      <h3>{title}</h3>
      {children}
    </section>
  );
});
`,
      [`${folder}/${name}.css.ts`]: `import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';

const { color, space } = vars;

const base = style({ display: 'grid', gap: space.x2, padding: space.x4, borderRadius: vars.radius.card, border: \`1px solid \${color.line}\` });

export const frame = styleVariants({
  neutral: [base, { background: color.surface1, color: color.ink1 }],
  brand: [base, { background: color.brandSoft, color: color.brand }],
});
`,
      [`${folder}/${name}.fixtures.ts`]: `import { say } from '../../lab/storykit/say.ts';
import type { ${name}Props } from './${name}.tsx';

/** Typical content. */
export const ${lower}: ${name}Props = { title: say('拜仁慕尼黑', 'Bayern Munich', 'Bayern Munich'), children: say('安联球场', 'Allianz Arena', 'Sân Allianz') };

/** Longest text that it must fit. */
export const long${name}: ${name}Props = { title: 'Câu lạc bộ bóng đá Thành phố Hồ Chí Minh', children: 'Sân vận động Thống Nhất, khán đài B' };
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { ${lower}, long${name} } from './${name}.fixtures.ts';
import { ${name}, ${lower}Tones } from './${name}.tsx';

const meta = { component: ${name}, args: ${lower} } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {${lower}Tones.map((tone) => (
        <${name} key={tone} {...args} title={\`\${args.title} \${tone}\`} tone={tone} />
      ))}
    </Gallery>
  ),
};

export const Empty: Story = { args: { children: undefined } };
export const LongVietnamese: Story = { args: long${name}, parameters: { locale: 'vi' } };
`,
      [`${folder}/${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ${lower} } from './${name}.fixtures.ts';
import { ${name} } from './${name}.tsx';

test('it is found by its name', async () => {
  const screen = await renderPart(<${name} {...${lower}} />);
  await expect.element(screen.getByRole('region', { name: ${lower}.title })).toBeVisible();
});
`,
      [`${folder}/index.ts`]: `export { ${name}, ${lower}Tones, type ${name}Props } from './${name}.tsx';
`,
    },
    appends: {},
    // Its door, the barrel and the tree of the README.
    after: ['scripts/categories.mjs'],
    next: [
      `npx vitest run --project stories --project galleries-en --project galleries-vi --project galleries-pseudo ${folder}`,
      'delete the test if the part does not behave',
    ],
  };
}
