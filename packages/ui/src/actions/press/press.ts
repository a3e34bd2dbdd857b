/**
 * Whether a press is the second or a later one of a double click. Such a press is never meant as an act of its own,
 * however fast the first was answered. A key press never counts as one.
 */
export const isSecondPress = ({ detail }: Pick<UIEvent, 'detail'>): boolean => detail > 1;
