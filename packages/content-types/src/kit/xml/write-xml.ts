// Characters that XML 1.0 forbids.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Words as an XML file has them. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A comment of an XML file. */
export function xmlComment(text: string): string {
  const words = text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/-(?=-|$)/g, '- ');
  return `<!-- ${words} -->`;
}

/** Text that holds markup of its own, kept apart from that of the file. */
export function xmlCdata(text: string): string {
  if (text === '') return '';
  return `<![CDATA[${text.toWellFormed().replace(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
