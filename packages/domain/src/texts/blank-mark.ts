/** The class of the elements that mark blanks in the text of a question (C-328). */
export const blankClass = 'FIB_____BLANK';
/** The attribute in which such an element names its blank. */
export const blankAttribute = 'data-blank';
