const pages = /html|xml/;
const active =
  'script, iframe, frame, object, embed, applet, form, base, meta[http-equiv], animate, set, link:not([rel~="stylesheet"])';
const ofAddress = new Set(['href', 'src', 'action', 'formaction', 'data']);

/** A page or drawing of a book with all taken out that could run, ask or lead away by itself; anything else as it is. */
export async function withoutScripts(data: unknown, type: string): Promise<unknown> {
  if (!pages.test(type)) return data;
  const text = data instanceof Blob ? await data.text() : data;
  return typeof text === 'string' ? cleaned(text, type.startsWith('text/html')) : data;
}

function cleaned(text: string, isHtml: boolean): string {
  const strict = isHtml ? null : new DOMParser().parseFromString(text, 'application/xhtml+xml');
  // As readers of books do with pages that are not quite XML.
  const isBroken = strict?.querySelector('parsererror') !== null;
  const page = strict && !isBroken ? strict : new DOMParser().parseFromString(text, 'text/html');
  for (const instruction of instructionsOf(page)) instruction.remove();
  // HTML knows no prefixes: written as XML such an element would become what it is called after its prefix.
  for (const element of page.querySelectorAll('*'))
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  for (const element of page.querySelectorAll(active)) element.remove();
  for (const element of page.querySelectorAll('*'))
    // By the local name: an address of XLink may have any prefix.
    for (const attribute of Array.from(element.attributes))
      if (runs(attribute)) element.removeAttributeNode(attribute);
  forbidScripts(page);
  return new XMLSerializer().serializeToString(page);
}

// One names a style sheet that may make another page of this one, scripts and all.
function instructionsOf(page: Document): ChildNode[] {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_PROCESSING_INSTRUCTION);
  const found: ChildNode[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as ProcessingInstruction);
  return found;
}

const xhtml = 'http://www.w3.org/1999/xhtml';

// Pages of a book have our origin, whose policy lets our own scripts run; theirs lets none, wherever it may be. Nor does a page fetch
// sounds and films of other addresses: who keeps those would learn who reads, and when.
function forbidScripts(page: Document): void {
  const root = page.documentElement;
  if (root.namespaceURI !== xhtml || root.localName !== 'html') return;
  const head = page.head ?? root.insertBefore(page.createElementNS(xhtml, 'head'), root.firstChild);
  const policy = page.createElementNS(xhtml, 'meta');
  policy.setAttribute('http-equiv', 'Content-Security-Policy');
  policy.setAttribute('content', "script-src 'none'; media-src blob: data:");
  head.prepend(policy);
}

function runs({ localName, value }: Attr): boolean {
  const name = localName.slice(localName.lastIndexOf(':') + 1).toLowerCase();
  if (name.startsWith('on')) return true;
  // Browsers read over spaces and invisible signs.
  // oxlint-disable-next-line no-control-regex
  const address = value.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
  return ofAddress.has(name) && /^(javascript:|vbscript:|data:(text\/html|image\/svg))/.test(address);
}
