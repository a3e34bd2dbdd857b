import { screen, userEvent } from 'storybook/test';

/** Presses a button whose panel loads on approach: hovers, waits for the button that replaces it, and presses that one. */
export async function pressDeferred(name: RegExp): Promise<void> {
  await userEvent.hover(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name, expanded: false }, { timeout: 8_000 }));
}
