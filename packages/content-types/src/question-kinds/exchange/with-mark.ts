// A sign that no text holds: what stands around it can be escaped as a whole.
const place = '\uE010';

/**
 * Rich text with a mark where its answers stood.
 * @param write writes the text around a sign as rich text
 * @param isMarked whether there is to be a mark; otherwise the text is written without one
 */
export function withMarkAt(write: (sign: string) => string, isMarked: boolean): (mark: string) => string {
  const html = write(isMarked ? place : '').replaceAll('\uE011', '');
  return (mark) => html.replace(place, () => mark);
}
