import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { operationsModule } from '../operations/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { createFeedback } from './feedback.service.ts';
import * as tables from './feedback.tables.ts';

/** Feedback of members, and answers to it. */
export const feedbackModule = defineModule({
  name: 'feedback',
  uses: { notices: noticesModule, operations: operationsModule, uploads: uploadsModule },
  tables,
  personal: [{ of: tables.feedback.userId, without: [tables.feedback.answeredBy] }],
  retention: [{ at: tables.feedback.at, keep: 400 * day }],
  open: (platform, uses) => ({ handlers: createFeedback(platform, uses) }),
});
