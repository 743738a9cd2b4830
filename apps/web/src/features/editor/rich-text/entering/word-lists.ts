const ordered = /^\(?[\da-zA-Z\u0600-\u06ff]{1,3}[.)]$/;
const leading = /^\s*([·•▪◦o§-]|\(?[\da-zA-Z\u0600-\u06ff]{1,3}[.)])[\s\u00a0]+/u;

/**
 * What a word processor put on the clipboard, with its lists as lists: it writes each entry as a paragraph that only looks like one,
 * with the bullet or number as text in it.
 */
export function withWordLists(html: string): string {
  if (!html.includes('mso-list') && !html.includes('MsoListParagraph')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const lists = new Set<Element>();
  const entries = [...page.querySelectorAll<HTMLElement>('p')].filter(isEntry);
  for (const entry of entries) {
    const name = takeMark(entry);
    const before = entry.previousElementSibling;
    const goesOn = before?.localName === name && lists.has(before);
    const list = goesOn ? before : page.createElement(name);
    if (!goesOn) entry.before(list);
    lists.add(list);
    const item = page.createElement('li');
    item.append(entry);
    list.append(item);
  }
  return page.body.innerHTML;
}

function isEntry({ className, style, attributes }: HTMLElement): boolean {
  const written = attributes.getNamedItem('style')?.value ?? '';
  return /\bMsoListParagraph/.test(className) || /mso-list:\s*l\d/i.test(written + style.cssText);
}

/** Takes the bullet or number out of an entry; which list it makes of it. */
function takeMark(entry: HTMLElement): 'ol' | 'ul' {
  const mark = [...entry.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  if (mark) {
    const text = mark.textContent.trim();
    mark.remove();
    return ordered.test(text) ? 'ol' : 'ul';
  }
  const [whole = '', sign = ''] = leading.exec(entry.textContent) ?? [];
  takeText(entry, whole.length);
  return ordered.test(sign) ? 'ol' : 'ul';
}

/** Takes so many characters off the beginning of an element's text. */
function takeText(element: HTMLElement, length: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let left = length; left > 0 && texts.nextNode();) {
    const text = texts.currentNode as Text;
    const taken = Math.min(left, text.data.length);
    text.deleteData(0, taken);
    left -= taken;
  }
}
