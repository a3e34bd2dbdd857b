import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { clipScore } from './ClipScore.fixtures.ts';
import { ClipScore } from './ClipScore.tsx';

test('it says the score of the moment, and who scored once they have', async () => {
  const { goal, ...before } = clipScore;
  const screen = await renderPart(<ClipScore {...before} score={{ home: 1, away: 1 }} />);
  await expect.element(screen.getByRole('img')).toHaveAccessibleName(/1.*1/);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  await screen.rerender(<ClipScore {...clipScore} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent(goal ?? '');
});
