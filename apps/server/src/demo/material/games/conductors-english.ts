import type { DemoGame } from '../types.ts';

export const conductorsEnglish: DemoGame = {
  key: 'conductors-game-english',
  content_type: 'non_over_classification',
  title: 'Does the lamp light up?',
  description: '',
  language: 'english',
  skill_code: 'SCI-G5-ELE-01',
  author: 'many',
  status: 's',
  waiting_level: 2,
  comment:
    'The aluminium foil is a fine idea. In round 2, please say in the question that some cards stay outside: our pupils did not know what to do with the candle.',
  rounds: [
    {
      kind: 'non_overlapping_classification',
      question: 'You close the circuit with this. Does the lamp light up?',
      instruction: 'Put every card into one of the two boxes.',
      bins: [
        ['Conductor', ['Copper wire', 'Iron nail', 'Silver ring', 'Aluminium foil']],
        ['Insulator', ['Rubber band', 'Wooden spoon', 'Glass cup', 'Plastic bag']],
      ],
    },
    {
      kind: 'non_overlapping_classification',
      question: 'What needs a battery?',
      bins: [['Needs a battery', ['Torch', 'Wall clock', 'Remote control']]],
      outside: ['Candle', 'Kite'],
    },
  ],
};
