/** The target of an address, for a page that offers to open it; null for an address that no page should offer. */
export function leadsTo(link: string): { readonly href: string; readonly host: string } | null {
  if (!URL.canParse(link)) return null;
  const { protocol, href, host, username, password } = new URL(link);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && host !== '' && username === '' && password === '' ? { href, host } : null;
}
