/** Whether a text is a colour for crests and stripes: `#1f4e9e`. */
export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
