const lonelyParagraph = /^<p><\/p>$/;
const emptyTail = /(?:<p>(?:\s|\u00A0|<br \/>)*<\/p>)+$/;
const selfClosing = /<(br|img)((?:"[^"]*"|[^>"])*?)\s*\/?>/g;

/**
 * One way of writing rich text, no matter who wrote it: the editor's way, or the server's after sanitising. Empty text is '', words
 * outside of a block are in a paragraph, empty paragraphs at the end are left out.
 */
export function canonicalHtml(html: string): string {
  const written = html
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&quot;', '"')
    .replace(selfClosing, (_whole, name: string, attributes: string) => `<${name}${attributes.trimEnd()} />`)
    .trim();
  const wrapped = written === '' || startsWithBlock(written) ? written : `<p>${written}</p>`;
  return wrapped.replace(emptyTail, '').replace(lonelyParagraph, '');
}

/** Whether two rich texts are the same but for how they are written. */
export function isSameHtml(one: string, other: string): boolean {
  return one === other || canonicalHtml(one) === canonicalHtml(other);
}

function startsWithBlock(html: string): boolean {
  return /^<(p|ul|ol|blockquote|h3|table)[\s>]/.test(html);
}
