import { escapeMarkup } from '@takhti/domain';

/** HTML that embeds a link's player in another page. */
export function embedCode(link: string, title: string): string {
  return `<iframe src="${escapeMarkup(link)}" title="${escapeMarkup(title)}" width="100%" height="640" style="border:0" allow="autoplay; fullscreen" loading="lazy"></iframe>`;
}
