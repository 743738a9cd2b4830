import type { CrosswordDoc, Layout } from '@takhti/content-types/crosswords';
import type { Finding } from '@takhti/domain';

/** Words that share letters with others and still find no place: only the grid knows of them. */
export function leftOutFindings({ files }: Pick<CrosswordDoc, 'files'>, layout: Layout | null): Finding[] {
  // With no two that cross there is no grid yet, and nobody is to blame more than the others.
  if (!layout || layout.placed.length === 0) return [];
  return layout.left_out.flatMap((at): Finding[] => {
    const word = files[at]?.word.trim() ?? '';
    return word === ''
      ? []
      : [
          {
            path: ['files', at, 'word'],
            severity: 'warning',
            message: 'crossword.word_left_out',
            values: { word },
          },
        ];
  });
}
