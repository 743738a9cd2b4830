import naskh from '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url';

const letters = 'U+0600-06FF, U+0750-077F, U+08A0-08FF, U+200C-200D, U+FB50-FDFF, U+FE70-FEFC';

/**
 * What the pages of a book get beside their own styles: letters as large as `percent` says, and for Arabic script the font of the
 * player, which has all of them; a book that names fonts of its own keeps those.
 * @param home the address of the player's page, for a book's pages have none that paths could start from
 */
export function bookStyles(percent: number, home: string): string {
  return `@font-face { font-family: 'Player Naskh'; font-weight: 400 700; font-display: swap;
    src: url('${new URL(naskh, home).href}') format('woff2-variations'); unicode-range: ${letters}; }
  :where(html) { font-family: 'Player Naskh', serif; }
  html { font-size: ${percent}% !important; }
  img, svg, video { max-width: 100%; }`;
}
