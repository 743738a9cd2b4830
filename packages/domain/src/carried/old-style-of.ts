/**
 * Where the style sheet for browsers of 2019 is, beside that of all others. Files are kept by browsers for as long as their name is the
 * same: a change of how these are made gives them another number.
 */
export function oldStyleOf(address: string): string {
  return address.replace(/\.css$/, '.old1.css');
}
