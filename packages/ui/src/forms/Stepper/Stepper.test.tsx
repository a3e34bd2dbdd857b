import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { refused, waitingForReview } from './Stepper.fixtures.ts';
import { Stepper } from './Stepper.tsx';

test('each step says where it is, and the current one is marked', async () => {
  const screen = await renderPart(<Stepper label="提现进度" steps={waitingForReview} />);
  const steps = screen.getByRole('list', { name: '提现进度' }).getByRole('listitem');
  expect(steps.elements().map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.elements().map((step) => step.textContent)).toEqual(['提交 已完成', '2审核中 进行中', '3到账 未开始']);
});

test('a failed step is named so', async () => {
  const screen = await renderPart(<Stepper label="提现进度" steps={refused} size="s" />);
  await expect.element(screen.getByText('未通过')).toBeInTheDocument();
});
