/** JSON for a script element: JavaScript too, without what ends the element, opens a comment in it or ends a line. */
export function scriptJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll(/[\u2028\u2029]/g, (sign) => (sign === '\u2028' ? String.raw`\u2028` : String.raw`\u2029`));
}
