import { activate, i18n } from '@pitchside/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BirthdayField } from './BirthdayField.tsx';

beforeAll(() => activate('zh', Promise.resolve({})));

test('on a page of 1280 how much others see has a line of its own, as wide as the three parts of the day', async () => {
  await page.viewport(1280, 720);
  const screen = await render(
    <UiProvider i18n={i18n}>
      <div style={{ width: 426 }}>
        <BirthdayField value="" shown="day" onChange={() => undefined} onShown={() => undefined} />
      </div>
    </UiProvider>,
  );
  const boxOf = (name: string) => screen.getByRole('combobox', { name, exact: true }).element().getBoundingClientRect();
  const [year, day, shown] = [boxOf('年'), boxOf('日'), boxOf('生日显示方式')];
  expect([shown.left, Math.round(shown.right)]).toEqual([year.left, Math.round(day.right)]);
  expect(shown.top).toBeGreaterThan(day.bottom);
});
