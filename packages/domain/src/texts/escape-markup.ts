/**
 * Text as it is in pages that the product writes itself, in an attribute too. Rich text has an escape of its own
 * (`content-types/kit`), which leaves the quotes of its authors.
 */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
