/**
 * Whether a press is the second, or a later one, of a double click: nobody means it as an act of its own, however fast the first was answered.
 * A press of a key never is.
 */
export const isSecondPress = ({ detail }: Pick<UIEvent, 'detail'>): boolean => detail > 1;
