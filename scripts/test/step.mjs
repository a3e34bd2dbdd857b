// node scripts/test/step.mjs unit: runs one step and writes down its answer. Turbo calls it (turbo.json), when no answer is known for the files as they are.
import { toolEnvironment } from '../setup/node.mjs';
import { execute } from './execute.mjs';
import { remember } from './remembered.mjs';
import { steps } from './steps.mjs';

const [, , wanted] = process.argv;
const step = steps({ deep: false }).find(({ name }) => name === wanted);
if (!step) throw new Error(`There is no step ${wanted}.`);
const answer = await execute(step, toolEnvironment());
remember(step.name, answer);
process.exitCode = answer.code;
