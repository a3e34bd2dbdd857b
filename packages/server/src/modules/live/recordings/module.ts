import { defineModule } from '../../../platform/module.ts';
import type { ObjectStorage } from '../../../ports/storage/index.ts';
import { barrageModule } from '../barrage/index.ts';
import { studioModule } from '../studio/index.ts';
import { createRecordingsRepository } from './recordings.repository.ts';
import { recordingRoutes } from './recordingsRoutes.ts';
import { createRecordings } from './recordings.service.ts';
import { createReplayTalk } from './recordingsTalk.ts';
import * as tables from './recordings.tables.ts';

interface Choices {
  /** Storage of the segments, shared by all nodes. */
  storage: ObjectStorage;
}

/** Replays of broadcasts. Its own sweep deletes rows, after their files. */
export const recordingsModule = defineModule({
  name: 'recordings',
  uses: { barrage: barrageModule, studio: studioModule },
  tables,
  open(platform, { barrage, studio }, { storage }: Choices) {
    const service = createRecordings(platform, { storage, repository: createRecordingsRepository(platform.db), studio });
    return {
      service,
      handlers: createReplayTalk({ studio, barrage }),
      routes: (app) => recordingRoutes(app, service),
      jobs: [{ name: 'recordings.sweep', every: 600, run: service.sweep }],
    };
  },
});
