import { languageRecords, type FontName, type Language } from '@takhti/domain';
import type { BuiltFiles } from '../../../platform/built-files.ts';

/** The built player has a file of each. */
const faces: Readonly<Record<FontName, { readonly family: string; readonly file: string }>> = {
  nastaliq: { family: 'Noto Nastaliq Urdu', file: 'nastaliq.woff2' },
  naskh: { family: 'Noto Naskh Arabic Variable', file: 'naskh.woff2' },
};

/** A style sheet with the faces of a language in it, as browsers load no fonts from a folder. */
export async function fontStyle(player: BuiltFiles, language: Language): Promise<string> {
  const fonts = languageRecords[language].fonts.map(async (font) => {
    const { family, file } = faces[font];
    return fontFace(family, await player.read(file));
  });
  return (await Promise.all(fonts)).join('\n');
}

function fontFace(family: string, font: Buffer): string {
  const weights = family.includes('Variable') ? '400 700' : '400';
  return `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2');unicode-range:U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200F,U+2010-2011,U+204F,U+2E41,U+FB50-FDFF,U+FE70-FEFF}`;
}
