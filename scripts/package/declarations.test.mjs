import { expect, test } from 'vitest';
import { takingUndefined } from './declarations.mjs';

test('optional properties take undefined, at any depth, and nothing else changes', () => {
  const text = `interface Props {
  size?: 's' | 'm';
  onPress?: (at: { x?: number }) => void;
  more?: { href: string; label?: string };
  error?: string | undefined;
  name: string;
}
declare function open(of?: string): void;
`;
  expect(takingUndefined(text)).toBe(`interface Props {
  size?: 's' | 'm' | undefined;
  onPress?: ((at: { x?: number | undefined }) => void) | undefined;
  more?: { href: string; label?: string | undefined } | undefined;
  error?: string | undefined;
  name: string;
}
declare function open(of?: string): void;
`);
});
