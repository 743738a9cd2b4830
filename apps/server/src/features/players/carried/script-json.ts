import { jsonPieces } from '../../../platform/json/json-pieces.ts';

/** JSON for a script element, piece by piece: JavaScript too, without what ends the element, opens a comment in it or ends a line. */
export function* scriptJson(value: object): Generator<string, void, void> {
  for (const piece of jsonPieces(value)) yield forScript(piece);
}

function forScript(json: string): string {
  return json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll(/[\u2028\u2029]/g, (sign) => (sign === '\u2028' ? String.raw`\u2028` : String.raw`\u2029`));
}
