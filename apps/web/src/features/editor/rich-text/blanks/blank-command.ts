import { pageCommand } from '../../shortcuts/page-command.ts';

// One field of a page has blanks: the text of its question.
const blankCommand = pageCommand();

/** Offers the making of blanks to the whole page, while the field is there; null for a field without blanks. */
export const useBlankCommand = blankCommand.useCommand;

/** Makes a blank of what is selected in the page's question, or at its cursor; turns one that is selected back into its word. */
export const pressBlank = blankCommand.press;

/** As `pressBlank`, of a button: the second of two clicks would make another blank beside the first. */
export function clickBlank(event: Pick<MouseEvent, 'detail'>, prepare?: () => void): void {
  if (event.detail > 1) return;
  prepare?.();
  pressBlank();
}

export const canMakeBlanks = blankCommand.isOffered;
