import { screen, userEvent } from 'storybook/test';

/** Presses a button whose panel is loaded when it is approached: comes near, waits for the button that takes over, and presses that one. */
export async function pressDeferred(name: RegExp): Promise<void> {
  await userEvent.hover(screen.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name, expanded: false }, { timeout: 8_000 }));
}
