const textFields =
  'input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, [contenteditable="true"], [role="textbox"]';

/** Whether what is typed there is text: also in a rich text that only shows itself until its editor has come. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(textFields) !== null;
}
