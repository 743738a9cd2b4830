import type { Language, McqDoc, questionBase } from '@takhti/domain';

type Base = Pick<McqDoc, keyof typeof questionBase>;

/** The start of a question of any kind: medium difficulty, no texts. */
export function emptyBase(language: Language): Base {
  return {
    question: '',
    feedback: '',
    difficulty: 5,
    metadata1: '',
    metadata2: '',
    metadata3: '',
    metadata4: '',
    metadata5: '',
    past_paper: 0,
    taxonomy: '',
    title: '',
    language,
  };
}
