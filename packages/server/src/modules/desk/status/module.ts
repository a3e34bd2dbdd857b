import { statusEvery } from '@pitchside/api/desk/status';
import { defineModule } from '../../../platform/module.ts';
import { repeat } from '../../../platform/repeat.ts';
import { hour } from '../../../platform/retention.ts';
import { operationsModule } from '../operations/index.ts';
import { pushModule } from '../../messages/push/index.ts';
import { createStatusRepository } from './status.repository.ts';
import { createStatus } from './status.service.ts';
import * as tables from './status.tables.ts';
import type { NodeReading } from './status.types.ts';

interface Choices {
  /** Reads how this node is; undefined where no node runs. */
  readNode?: (() => Promise<{ name: string; reading: NodeReading }>) | undefined;
}

/** State of the site's machines for operators: each node tells its own every ten seconds. */
export const statusModule = defineModule({
  name: 'status',
  uses: { operations: operationsModule, push: pushModule },
  tables,
  retention: [{ at: tables.nodeReadings.at, keep: hour }],
  open(platform, { operations, push }, { readNode }: Choices) {
    const repository = createStatusRepository(platform.db);
    const begun = performance.now();
    return {
      handlers: createStatus(platform, { open: operations.open, push: push.figures }),
      paces: readNode
        ? [
            () => {
              let name: string | undefined;
              const report = async () => {
                const nodeReading = await readNode();
                ({ name } = nodeReading);
                await repository.report(name, performance.now() - begun, nodeReading.reading);
              };
              const rounds = repeat(statusEvery * 1_000, report, platform.faults.inJob('the state of this node could not be told'), {
                atOnce: true,
              });
              return {
                async stop() {
                  await rounds.stop();
                  // Whoever ends on purpose is no silent node.
                  if (name !== undefined)
                    await repository.forget(name).catch(platform.faults.inJob('the state of this node stays for an hour'));
                },
              };
            },
          ]
        : [],
    };
  },
});
