export { openStage, recordEvening, shifted } from '../../e2e/fixtures/replay/stage.ts';
