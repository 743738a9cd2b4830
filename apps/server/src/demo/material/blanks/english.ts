import type { DemoBlanksBank } from '../types.ts';

export const fractionsBlanks = {
  key: 'fractions-blanks-english',
  title: 'Equivalent fractions: fill in',
  language: 'english',
  skill_code: 'MATH-G4-FRA-02',
  author: 'developer',
  status: 'published',
  questions: [
    {
      text: 'One half is the same as {2|two} quarters.',
      feedback_correct: 'Cut each half in two: there are two quarters in it.',
      feedback_incorrect: 'Fold a sheet in half, and then once more. How many parts are in one half?',
      difficulty: 1,
    },
    {
      text: 'In a fraction, the number above the line is the {numerator} and the number below it is the {denominator}.',
      feedback_correct:
        'The denominator tells how many equal parts there are, the numerator how many we take.',
      feedback_incorrect: 'Numerator: how many parts. Denominator: into how many the whole is cut.',
      difficulty: 2,
    },
    {
      text: 'A rope of one metre is cut into 4 equal pieces. Each piece is {25} long.',
      unit: 'cm',
      feedback_correct: 'A quarter of 100 cm is 25 cm.',
      feedback_incorrect: 'One metre is 100 cm. Share it among four.',
      difficulty: 3,
    },
    {
      text: 'To find an equivalent fraction, we {multiply|divide} both numbers by the same number.',
      feedback_correct: 'Both numbers change alike, so the share stays the same.',
      feedback_incorrect: 'Adding the same number to both changes the share. What does not?',
      difficulty: 3,
    },
    {
      text: 'Six eighths in lowest terms is {3} over {4}.',
      feedback_correct: 'Both 6 and 8 can be divided by 2.',
      feedback_incorrect: 'Which number divides both 6 and 8?',
      difficulty: 4,
    },
    {
      text: 'The English word for ½ is spelt {half}.',
      is_strict: true,
      feedback_correct: 'One half, two halves.',
      feedback_incorrect: 'It ends in “lf”, and is written small.',
      difficulty: 1,
    },
  ],
} satisfies DemoBlanksBank;
