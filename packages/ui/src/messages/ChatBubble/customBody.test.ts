import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { customBody } from './customBody.ts';

test('a card carries what its extension says', () => {
  const extension = JSON.stringify({
    title: '国米让半球能穿吗？',
    imageUrl: 'https://pictures.example/1.jpg',
    id: 71,
    type: 'plan',
    price: '28',
  });
  expect(customBody({ data: 'card', extension })).toEqual({
    type: 'card',
    title: '国米让半球能穿吗？',
    imageUrl: 'https://pictures.example/1.jpg',
    id: '71',
    cardType: 'plan',
    price: 28,
  });
});

test("'words' is plain text", () => {
  expect(customBody({ data: 'words', description: '[红包] 恭喜发财' })).toEqual({ type: 'text', text: '[红包] 恭喜发财' });
});

test('a picture from a script address is left out', () => {
  expect(customBody({ data: 'card', extension: '{"title":"x","imageUrl":"javascript:alert(1)"}' })).toMatchObject({
    title: 'x',
    imageUrl: undefined,
  });
});

test('a broken extension gives a plain card and says so, whatever it holds', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom('{', 'null', '[1]', '"x"', '')), (extension) => {
      const broken = vi.fn();
      const body = customBody({ data: 'card', description: '方案', extension }, broken);
      expect(body.type).toBe('card');
      if (broken.mock.calls.length > 0) expect(body).toEqual({ type: 'card', title: '方案' });
    }),
    { seed: 3, numRuns: 300 },
  );
});
