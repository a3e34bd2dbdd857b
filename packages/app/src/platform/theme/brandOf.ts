import { createTheme, type Brand } from '@pitchside/ui/theme';

/** Theme of a colour as six hexadecimal digits; none for no colour, and for one on which nothing could be read. */
export function brandOf(color: string | undefined): Brand | undefined {
  if (!color) return undefined;
  try {
    return createTheme({ brand: `#${color}` });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
