import { ApiError } from '@pitchside/api';
import { oddsOfMatch } from '@pitchside/api/scores/matches';
import { analysisLength, publishPlan } from '@pitchside/api/experts/plans';
import { scheduleMatches } from '@pitchside/api/scores/schedule';
import { activate } from '@pitchside/locales';
import { loadUiMessages } from '@pitchside/ui/locales';
import { UiProvider } from '@pitchside/ui/UiProvider';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { api } from '../../../../platform/api/api.ts';
import { matchOf } from '../../../../platform/guard/match.fixtures.ts';
import { PlanForm } from './PlanForm.tsx';

vi.mock('../../../../platform/api/api.ts', () => ({ api: { call: vi.fn() }, early: {}, client: {} }));

const market = (home: number, away: number, middle?: number) => {
  const quote = { home, away, ...(middle !== undefined && { middle }) };
  return { initial: quote, live: quote };
};
const company = { odds: { asian: market(0.95, 0.9, 0.5), size: market(0.92, 0.94, 2.75), european: market(1.8, 4.2, 3.4) } };

/** A server with one match to write about; gives what was handed in, with its name, and answers that as it is told. */
function serve(publish: () => Promise<unknown>) {
  const handedIn: unknown[] = [];
  vi.mocked(api.call).mockImplementation(((call: unknown, input: object, options?: { idempotencyKey?: string }) => {
    if (call === scheduleMatches) return Promise.resolve({ list: [{ match: matchOf('m1') }] });
    if (call === oddsOfMatch) return Promise.resolve({ list: [company] });
    if (call !== publishPlan) return Promise.reject(new Error('nobody asks this here'));
    handedIn.push({ ...input, key: options?.idempotencyKey });
    return publish();
  }) as typeof api.call);
  return handedIn as { price: number; picks: { play: string }[]; key: string }[];
}

/** The form with a match and all words, but no pick and the price of nothing. */
async function written(environment = {}) {
  const i18n = await activate('zh', loadUiMessages('zh'));
  const onSent = vi.fn();
  const page = await render(<PlanForm onSent={onSent} />, {
    wrapper: ({ children }) => (
      <UiProvider i18n={i18n} environment={environment}>
        {children}
      </UiProvider>
    ),
  });
  await page.getByRole('combobox', { name: '比赛' }).fill('home');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: '标题' }).fill('主队让半球');
  await page.getByRole('textbox', { name: '看点' }).fill('中场的账');
  await page.getByRole('textbox', { name: '分析' }).fill('字'.repeat(analysisLength.least));
  const sideOf = (play: string, side: RegExp) => page.getByRole('group', { name: play }).getByRole('button', { name: side });
  return {
    page,
    onSent,
    sideOf,
    send: page.getByRole('button', { name: '提交审核' }),
    price: page.getByRole('textbox', { name: /^价格/ }),
  };
}

test('a double click hands a plan in once, however fast the answer is', async () => {
  const handedIn = serve(() => Promise.resolve({}));
  const { onSent, sideOf, send } = await written();
  await expect.element(send).toBeDisabled();
  await sideOf('让球', /^home of m1/).click();
  await send.dblClick();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  await expect.element(send).toBeDisabled();
  expect(handedIn).toHaveLength(1);
});

test('an answer that was lost leaves the name for the next try, a refusal gives another', async () => {
  const answers = [new ApiError('network', -1, ''), new ApiError('answer', 1, '盘口变了，请看一下再提交'), undefined];
  const handedIn = serve(() => {
    const error = answers[handedIn.length - 1];
    return error ? Promise.reject(error) : Promise.resolve({});
  });
  const { onSent, sideOf, send } = await written();
  await sideOf('让球', /^home of m1/).click();
  for (const count of [1, 2, 3]) {
    await send.click();
    await expect.poll(() => handedIn.length).toBe(count);
    await expect.element(send).not.toHaveAttribute('aria-busy');
  }
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  const [lost, refused, kept] = handedIn.map(({ key }) => key);
  expect([refused === lost, kept === refused]).toEqual([true, false]);
});

test('minutes before midnight the form begins with the matches of the next day', async () => {
  serve(() => Promise.resolve({}));
  const late = new Date(2026, 10, 29, 23, 55).getTime();
  const { page } = await written({ now: () => late });
  await expect.element(page.getByRole('group', { name: '让球' })).toBeVisible();
  expect(vi.mocked(api.call)).toHaveBeenCalledWith(
    scheduleMatches,
    expect.objectContaining({ from: new Date(2026, 10, 30).getTime() }),
    expect.anything(),
  );
});

test('a third play type cannot be chosen, and another side of one takes the place of the first', async () => {
  const handedIn = serve(() => Promise.resolve({}));
  const { page, sideOf, send } = await written();
  await sideOf('让球', /^home of m1/).click();
  await sideOf('让球', /^away of m1/).click();
  await sideOf('大小球', /^大/).click();
  await expect.element(page.getByRole('group', { name: '胜平负' }).getByText(/^平局/)).toBeVisible();
  expect(page.getByRole('group', { name: '胜平负' }).getByRole('button').elements()).toEqual([]);
  await send.click();
  await expect.poll(() => handedIn.length).toBe(1);
  expect(handedIn[0]?.picks).toEqual([
    { play: 'asian', side: 'away', line: 0.5 },
    { play: 'size', side: 'over', line: 2.75 },
  ]);
});

test.each(['', '-1', '28.5', '99999'])('a typed price of "%s" hands nothing in, nor does any that nobody typed', async (typed) => {
  const handedIn = serve(() => Promise.resolve({}));
  const { page, sideOf, send, price } = await written();
  await sideOf('让球', /^home of m1/).click();
  await price.fill(typed);
  if (typed !== '') await expect.element(page.getByText('填 0 到 10,000 的整数')).toBeVisible();
  await send.click({ force: true });
  await expect.element(price).not.toHaveFocus();
  await price.fill('28');
  await send.click();
  await expect.poll(() => handedIn.map((each) => each.price)).toEqual([28]);
});
