import { Stack } from './Developer.layout.ts';
import { TokensCard } from './TokensCard.tsx';

/** Type 22: what programs of the member may do. */
export function DeveloperPage() {
  return (
    <Stack>
      <TokensCard />
    </Stack>
  );
}
