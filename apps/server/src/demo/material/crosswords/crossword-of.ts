import type { DemoDocument } from '../types.ts';

interface DemoCrossword extends Omit<DemoDocument, 'content_type' | 'json_data'> {
  readonly description: string;
  readonly words: readonly (readonly [word: string, clue: string])[];
}

/** A crossword whose clues are all in words. */
export function crosswordOf({ description, words, ...work }: DemoCrossword): DemoDocument {
  const { title, language } = work;
  const files = words.map(([word, clue], at) => ({
    id: at + 1,
    type: 'text',
    word,
    clue,
    path: '',
    alt: '',
  }));
  const announcement = { marketing_description: '', marketing_url: '', marketing_image: '' };
  return {
    ...work,
    content_type: 'crossword',
    json_data: { schema_version: 1, title, description, language, ...announcement, files },
  };
}
