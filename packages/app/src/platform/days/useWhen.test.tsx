import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useWhen } from './useWhen.ts';

const now = new Date(2026, 10, 21, 20, 40).getTime();
const instants = [new Date(2026, 10, 21, 9, 5), new Date(2026, 10, 20, 22, 33), new Date(2026, 8, 5, 20, 4), new Date(2025, 8, 5, 20, 4)];

function Times() {
  const when = useWhen();
  return instants.map((at) => <p key={at.getTime()}>{when(at.getTime())}</p>);
}

test.each([
  ['zh', ['今天 09:05', '11/20 22:33', '9/5 20:04', '2025/09/05 20:04']],
  ['en', ['Today 09:05', '20/11 22:33', '05/09 20:04', '05/09/2025 20:04']],
  ['vi', ['Hôm nay 09:05', '20/11 22:33', '5/9 20:04', '5/9/2025 20:04']],
] as const)('records in %s tell every day in one way, and the year of what is half a year off', async (locale, shown) => {
  const i18n = await activate(locale, loadUiMessages(locale));
  const { container } = await render(<Times />, {
    wrapper: ({ children }) => (
      <UiProvider i18n={i18n} environment={{ now: () => now }}>
        {children}
      </UiProvider>
    ),
  });
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(shown);
});
