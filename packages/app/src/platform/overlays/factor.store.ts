import { proxy } from 'valtio';

/** The dialog that asks for a code of the second factor. */
export const factor = proxy({ open: false });

interface Question {
  prove: (code: string) => Promise<void>;
  giveUp: () => void;
}

// Functions are no state of the page: nothing is drawn from them.
let question: Question | undefined;

/**
 * Asks for a code of the second factor until one is right. A second question at the same time gives the first one up.
 * @returns what the right code brought; undefined where the person gave up
 */
export function askFactor<Value>(prove: (code: string) => Promise<Value>): Promise<Value | undefined> {
  question?.giveUp();
  const { promise, resolve } = Promise.withResolvers<Value | undefined>();
  question = { prove: async (code) => resolve(await prove(code)), giveUp: () => resolve(undefined) };
  factor.open = true;
  return promise;
}

/** Gives a code; throws the refusal of a wrong one. */
export async function giveCode(code: string): Promise<void> {
  await question?.prove(code);
  closeFactor();
}

/** Closes the dialog; a question without an answer is given up. */
export function closeFactor(): void {
  question?.giveUp();
  question = undefined;
  factor.open = false;
}
