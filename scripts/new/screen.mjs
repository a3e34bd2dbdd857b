/** Files of a new screen of packages/app. */
export function screen(name, area) {
  const folder = `packages/app/src/areas/${area}/screens/${name}`;
  const lower = name[0].toLowerCase() + name.slice(1);
  return {
    files: {
      [`${folder}/${name}Screen.tsx`]: `import { ${name}Tabs } from './${name}Tabs.tsx';
import { Column } from './${name}.layout.ts';

/** /${lower}: one sentence of what a fan finds here. */
export function ${name}Screen() {
  return (
    <Column data-ready>
      <${name}Tabs />
    </Column>
  );
}
`,
      [`${folder}/${name}Tabs.tsx`]: `import { useLingui } from '@lingui/react/macro';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { useSearchParams } from 'react-router-dom';

const views = ['all', 'mine'] as const;

/** Tabs of the screen; the address says which one is open, an unknown one means all. */
export function ${name}Tabs() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const view = views.find((one) => one === parameters.get('view')) ?? 'all';
  const labels: Record<(typeof views)[number], string> = { all: t\`全部\`, mine: t\`我的\` };
  return <LinkTabs label={t\`显示范围\`} value={view} tabs={views.map((id) => ({ id, label: labels[id], href: \`/${lower}?view=\${id}\` }))} />;
}
`,
      [`${folder}/${name}.layout.ts`]: `import { vars } from '@pitchside/ui/theme';
import styled from 'styled-components';

const { space } = vars;

/** Column of the page, at most 1440 px wide. */
export const Column = styled.div\`
  display: grid;
  gap: \${space.x4};
  max-width: 1488px;
  margin: 0 auto;
  padding: \${space.x4} \${space.x6} \${space.x10};
\`;
`,
      [`${folder}/${name}Screen.test.tsx`]: `import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Component } from './index.ts';

const open = async (address: string) => {
  const i18n = await activate('zh', loadUiMessages('zh'));
  const router = createMemoryRouter([{ path: '/${lower}', Component }], { initialEntries: [address] });
  return render(<RouterProvider router={router} />, { wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider> });
};

test.each([
  ['/${lower}?view=mine', '我的'],
  ['/${lower}?view=nonsense', '全部'],
])('%s shows %s', async (address, name) => {
  const page = await open(address);
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
});
`,
      [`${folder}/index.ts`]: `export { ${name}Screen as Component } from './${name}Screen.tsx';
`,
    },
    appends: {},
    next: [
      `what other areas may use lies in packages/app/src/areas/${area}/; npm run fix writes the tree of the README`,
      `name it in packages/app/src/routes.data.ts, and its import with withMessages in packages/app/src/screens.lazy.ts`,
      `npx vitest run --project screens ${folder}`,
      'npm run fix, then translate en and vi',
    ],
  };
}
