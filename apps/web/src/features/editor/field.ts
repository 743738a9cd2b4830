/** A place in a document, as findings name it. */
export type FieldPath = readonly (string | number)[];

/** The id of a field's element: findings lead there. */
export function fieldId(path: FieldPath): string {
  return `field-${path.join('-')}`;
}

/** The id of what is said about a field, for `aria-describedby`. */
export function fieldErrorId(path: FieldPath): string {
  return `${fieldId(path)}-findings`;
}

const isWrittenIn = 'input, textarea, select, [contenteditable="true"], [role="textbox"]';
const takesFocus = 'input, textarea, select, button, [contenteditable="true"], [tabindex]';

/** Moves the focus to a field, wherever on the page it is; false when there is no such field. */
export function focusField(path: FieldPath): boolean {
  const element = document.querySelector(`#${CSS.escape(fieldId(path))}`);
  if (!(element instanceof HTMLElement)) return false;
  // What is written in comes before the buttons beside its label.
  const target = element.matches(takesFocus)
    ? element
    : (element.querySelector<HTMLElement>(isWrittenIn) ?? element.querySelector<HTMLElement>(takesFocus));
  element.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
