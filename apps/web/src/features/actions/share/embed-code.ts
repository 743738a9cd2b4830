/** What is put into another page so that it shows a link's player: HTML. */
export function embedCode(link: string, title: string): string {
  return `<iframe src="${escaped(link)}" title="${escaped(title)}" width="100%" height="640" style="border:0" allow="autoplay; fullscreen" loading="lazy"></iframe>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
