import type { FontName } from '@takhti/domain';

/** The built player has a file of each. */
export const fontFiles: Readonly<Record<FontName, { readonly family: string; readonly file: string }>> = {
  nastaliq: { family: 'Noto Nastaliq Urdu', file: 'nastaliq.woff2' },
  naskh: { family: 'Noto Naskh Arabic Variable', file: 'naskh.woff2' },
};

/** A face of the letters of Arabic script, from an address. */
export function fontFace(font: FontName, address: string): string {
  const { family } = fontFiles[font];
  const weights = family.includes('Variable') ? '400 700' : '400';
  return `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(${address}) format('woff2');unicode-range:U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200F,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FEFF}`;
}
