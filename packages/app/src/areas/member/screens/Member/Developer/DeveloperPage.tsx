import { Stack } from './Developer.layout.ts';
import { TokensCard } from './TokensCard.tsx';
import { WebhooksCard } from './WebhooksCard.tsx';

/** Type 22: what programs of the member may do, and what their servers are told. */
export function DeveloperPage() {
  return (
    <Stack>
      <TokensCard />
      <WebhooksCard />
    </Stack>
  );
}
