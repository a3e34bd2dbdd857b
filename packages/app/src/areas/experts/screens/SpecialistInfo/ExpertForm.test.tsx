import { ApiError } from '@pitchside/api';
import { experienceLength } from '@pitchside/api/experts/plans';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { ExpertForm } from './ExpertForm.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn() } }));

async function open() {
  vi.mocked(api.call).mockReset().mockResolvedValue({});
  const i18n = await activate('zh', loadUiMessages('zh'));
  const onSent = vi.fn();
  const page = await render(<ExpertForm experience="" onSent={onSent} />, {
    wrapper: ({ children }) => <UiProvider i18n={i18n}>{children}</UiProvider>,
  });
  return {
    onSent,
    experience: page.getByRole('textbox', { name: '从业经历' }),
    code: page.getByRole('checkbox', { name: /分析师守则/ }),
    send: page.getByRole('button', { name: '提交审核' }),
  };
}
const sent = () => vi.mocked(api.call).mock.calls.map(([, input]) => input);

test('nothing is sent without an experience or with the code not ticked', async () => {
  const { experience, code, send } = await open();
  await code.click();
  await expect.element(send).toBeDisabled();
  await experience.fill('   ');
  await expect.element(send).toBeDisabled();
  await experience.fill('看了十年英超');
  await expect.element(send).toBeEnabled();
  await code.click();
  await expect.element(send).toBeDisabled();
  expect(sent()).toEqual([]);
});

test('the 201st character does not get in, and an emoji counts as one', async () => {
  const { experience, code, send, onSent } = await open();
  await code.click();
  await experience.fill('字'.repeat(experienceLength + 1));
  await expect.element(experience).toHaveValue('字'.repeat(experienceLength));
  await experience.fill('⚽'.repeat(experienceLength));
  await send.click();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  expect(sent()).toEqual([{ experience: '⚽'.repeat(experienceLength), code: 1 }]);
});

test('a double click applies once, and what was refused stays to be mended under another name', async () => {
  const { experience, code, send, onSent } = await open();
  vi.mocked(api.call).mockRejectedValueOnce(new ApiError('answer', 1, '今天申请得太多了，明天再来'));
  await experience.fill('看了十年英超');
  await code.click();
  await send.click();
  await expect.element(send).not.toHaveAttribute('aria-busy');
  await expect.element(experience).toHaveValue('看了十年英超');
  await send.dblClick();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  const keys = vi.mocked(api.call).mock.calls.map(([, , options]) => options?.idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});
