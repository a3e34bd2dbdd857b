import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import type { ReportAnswer } from './reasons.ts';

async function opened(answer: ReportAnswer = true) {
  const onReport = vi.fn(() => answer);
  const screen = await renderPart(
    <ReportDialog
      open
      onClose={vi.fn()}
      name="老韩看台"
      subjects={[
        { id: 'room', label: '直播间' },
        { id: 'member', label: '主播' },
      ]}
      onReport={onReport}
    />,
  );
  return { screen, onReport, send: screen.getByRole('button', { name: '提交举报' }), text: screen.getByRole('textbox') };
}

test('nothing is sent without a reason, and what is chosen goes out', async () => {
  const { screen, onReport, send, text } = await opened();
  await expect.element(send).toBeDisabled();
  await screen.getByRole('radio', { name: '主播' }).click();
  await screen.getByRole('radio', { name: '诈骗' }).click();
  await text.fill(' 进群带单 ');
  await send.click();
  expect(onReport.mock.calls).toEqual([[{ subject: 'member', reason: 'fraud', text: '进群带单' }]]);
});

test('another reason has to be said in words, and a refusal is read aloud', async () => {
  const { screen, onReport, send, text } = await opened({ refused: '今天举报得太多了，明天再来' });
  await screen.getByRole('radio', { name: '其他' }).click();
  await expect.element(send).toBeDisabled();
  await text.fill('冒充官方');
  await send.click();
  expect(onReport.mock.calls).toEqual([[{ subject: 'room', reason: 'other', text: '冒充官方' }]]);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('今天举报得太多了，明天再来');
});
