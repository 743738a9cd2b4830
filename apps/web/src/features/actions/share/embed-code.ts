import { escapeMarkup } from '@takhti/domain';

/** What is put into another page so that it shows a link's player: HTML. */
export function embedCode(link: string, title: string): string {
  return `<iframe src="${escapeMarkup(link)}" title="${escapeMarkup(title)}" width="100%" height="640" style="border:0" allow="autoplay; fullscreen" loading="lazy"></iframe>`;
}
