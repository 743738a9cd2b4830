import type { DemoGame } from '../types.ts';

export const shapesEnglish: DemoGame = {
  key: 'shapes-game-english',
  content_type: 'matching_flip',
  title: 'Do you remember the shapes?',
  description: '',
  language: 'english',
  skill_code: 'MATH-KG-SHP-01',
  author: 'developer2',
  status: 'w',
  waiting_level: 1,
  rounds: [
    {
      kind: 'matching_flip',
      question: 'Match each shape with its name.',
      pairs: [
        [{ picture: 'circle', alt: 'An orange circle' }, 'Circle'],
        [{ picture: 'square', alt: 'A green square' }, 'Square'],
        [{ picture: 'triangle', alt: 'A blue triangle' }, 'Triangle'],
        [{ picture: 'rectangle', alt: 'A red rectangle' }, 'Rectangle'],
      ],
    },
    {
      kind: 'matching_flip',
      question: 'Where do you see this shape?',
      pairs: [
        ['A plate', 'Circle'],
        ['A door', 'Rectangle'],
        ['A piece of watermelon', 'Triangle'],
      ],
    },
  ],
};
