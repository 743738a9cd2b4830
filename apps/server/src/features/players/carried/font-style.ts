import { languageRecords, type Language } from '@takhti/domain';
import type { BuiltFiles } from '../../../platform/built/built-files.ts';
import { fontFace, fontFiles } from '../../../platform/built/font-face.ts';

/** A style sheet with the faces of a language in it, as browsers load no fonts from a folder. */
export async function fontStyle(player: BuiltFiles, language: Language): Promise<string> {
  const fonts = languageRecords[language].fonts.map(async (font) => {
    const data = (await player.read(fontFiles[font].file)).toString('base64');
    return fontFace(font, `data:font/woff2;base64,${data}`);
  });
  return (await Promise.all(fonts)).join('\n');
}
