/** How a question stands for the part that shows its answer: what is known stays in sight, whatever became of a later question. */
export const statusOf = ({ value, isFailed }: { value: unknown; isFailed: boolean }): 'ready' | 'loading' | 'error' =>
  value ? 'ready' : isFailed ? 'error' : 'loading';
