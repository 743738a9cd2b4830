import { captionWords } from '@takhti/content-types/kit';
import { aiLimits } from '@takhti/domain';

/** The endings of files of which the text is read. */
export const readEndings = ['txt', 'md', 'vtt', 'srt', 'docx', 'pdf'] as const;

/** Larger ones are no texts that somebody generates from. */
export const mostReadBytes = 20 * 1024 * 1024;

/** The text of a file, as far as it is used; `isCut` where there was more. */
export interface ReadText {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * The words of a text, captions, a Word document or a PDF. It is read in the browser of the person who chose it, so that a hostile file
 * meets nobody else, and is in the field before anything is made of it.
 * @returns null for what is none of these, or cannot be read
 */
export async function readFile(file: File): Promise<ReadText | null> {
  const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
  if (file.size > mostReadBytes) return null;
  try {
    const text = await textIn(ending, file);
    if (text === null) return null;
    const whole = text
      // A text holds none of these.
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, ' ')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return { text: whole.slice(0, aiLimits.source), isCut: whole.length > aiLimits.source };
  } catch {
    // Libraries throw anything for a broken file.
    return null;
  }
}

async function textIn(ending: string, file: File): Promise<string | null> {
  switch (ending) {
    case 'txt':
    case 'md':
      return file.text();
    case 'vtt':
    case 'srt':
      return captionWords(await file.text());
    case 'docx': {
      const { docxWords } = await import('./docx-words.ts');
      return docxWords(new Uint8Array(await file.arrayBuffer()));
    }
    case 'pdf': {
      const { pdfWords } = await import('./pdf-words.ts');
      return pdfWords(new Uint8Array(await file.arrayBuffer()), aiLimits.source);
    }
    default:
      return null;
  }
}
