const pages = /html|xml/;
const active =
  'script, iframe, frame, object, embed, applet, form, base, meta[http-equiv], animate, set, link:not([rel~="stylesheet"])';
const ofAddress = new Set(['href', 'src', 'xlink:href', 'action', 'formaction', 'data']);

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
  for (const element of page.querySelectorAll(active)) element.remove();
  for (const element of page.querySelectorAll('*'))
    for (const { name, value } of Array.from(element.attributes))
      if (runs(name, value)) element.removeAttribute(name);
  return new XMLSerializer().serializeToString(page);
}

function runs(name: string, value: string): boolean {
  if (/^on/i.test(name)) return true;
  // Browsers read over spaces and signs that nobody sees.
  // oxlint-disable-next-line no-control-regex
  const address = value.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase();
  return (
    ofAddress.has(name.toLowerCase()) && /^(javascript:|vbscript:|data:(text\/html|image\/svg))/.test(address)
  );
}
