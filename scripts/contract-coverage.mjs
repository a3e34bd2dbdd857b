// Prints how much of the contract is served: a table by area, then the calls that are not served yet. Run by
// `npm run coverage -w packages/api`, which uses the Node that reads TypeScript.
import { allCalls, servedCalls } from '../packages/api/src/contract.ts';
import { areaOf, areas } from '../packages/api/src/openapi/areas.ts';

const served = new Set(Object.values(servedCalls));
const countBy = (calls) => ({ served: calls.filter((call) => served.has(call)).length, declared: calls.length });
const rows = areas
  .map((area) => ({ area, calls: allCalls.filter((call) => areaOf(call) === area) }))
  .filter(({ calls }) => calls.length > 0);

const line = (area, { served, declared }) => `${area.padEnd(12)} ${String(served).padStart(6)} ${String(declared).padStart(8)}`;
const table = [
  'area         served declared',
  ...rows.map(({ area, calls }) => line(area, countBy(calls))),
  line('all', countBy(allCalls)),
];

const missing = rows.flatMap(({ area, calls }) => {
  const waiting = calls.filter((call) => !served.has(call));
  return waiting.length === 0
    ? []
    : [`\n${area}`, ...waiting.map(({ method, path, summary }) => `  ${method.padEnd(4)} ${path.padEnd(42)} ${summary}`)];
});

process.stdout.write(`${table.join('\n')}\n\nNot served yet:\n${missing.join('\n')}\n`);
