import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import type { ArticlePieceDraft } from './piece.ts';

function Editor({ onChange }: { onChange: (pieces: readonly ArticlePieceDraft[]) => void }) {
  const [pieces, setPieces] = useState<readonly ArticlePieceDraft[]>([]);
  return (
    <ArticleEditor
      pieces={pieces}
      onPiecesChange={(next) => {
        setPieces(next);
        onChange(next);
      }}
      most={2}
    />
  );
}

test('pieces are added up to the most, written, moved and taken out', async () => {
  let last: readonly ArticlePieceDraft[] = [];
  const screen = await renderPart(<Editor onChange={(pieces) => (last = pieces)} />);
  await screen.getByRole('button', { name: '小标题', exact: true }).click();
  await screen.getByRole('textbox', { name: '小标题 1' }).fill('上半场');
  await screen.getByRole('button', { name: '段落', exact: true }).click();
  await screen.getByRole('textbox', { name: '段落 2' }).fill('开场就压上');
  await expect.element(screen.getByRole('button', { name: '引用', exact: true })).toBeDisabled();
  await screen.getByRole('button', { name: '上移 段落 2' }).click();
  expect(last.map(({ kind, text }) => [kind, text])).toEqual([
    ['paragraph', '开场就压上'],
    ['heading', '上半场'],
  ]);
  await screen.getByRole('button', { name: '删除 小标题 2' }).click();
  expect(last.map(({ kind }) => kind)).toEqual(['paragraph']);
});
