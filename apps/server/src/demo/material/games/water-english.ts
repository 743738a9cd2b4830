import type { DemoGame } from '../types.ts';

export const waterEnglish: DemoGame = {
  key: 'water-game-english',
  content_type: 'rumble_in_the_jumble',
  title: 'Water on its way',
  description: 'Ten small games about the water cycle and about water that is safe to drink.',
  language: 'english',
  skill_code: 'SCI-G5-WAT-01',
  author: 'developer',
  status: 'published',
  is_everywhere: true,
  rounds: [
    {
      kind: 'mcq_short',
      question: 'Which of these is water as a gas?',
      right: ['Water vapour'],
      wrong: ['Ice', 'Dew', 'Hail'],
      feedback: {
        right: 'Yes. Vapour is all around us, and we cannot see it.',
        wrong: 'Ice and hail are solid, dew is liquid. What rises from a hot pot of rice?',
      },
    },
    {
      kind: 'matching',
      question: 'Which word means what?',
      pairs: [
        ['Evaporation', 'Water warms up and rises into the air'],
        ['Condensation', 'Vapour cools down into tiny drops'],
        ['Precipitation', 'Rain, snow or hail falls'],
        ['Collection', 'Water gathers in rivers, lakes and the sea'],
      ],
    },
    {
      kind: 'order',
      question: 'Follow a drop of water on its way, beginning at the sea.',
      hint: 'Nothing can rain before there is a cloud.',
      steps: [
        'The sun warms the sea',
        'Vapour rises into the air',
        'Vapour cools and becomes a cloud',
        'Rain falls on the hills',
        'A river takes the water back to the sea',
      ],
    },
    {
      kind: 'non_overlapping_classification',
      question: 'Would you drink this water?',
      instruction: 'Put every card into one of the two boxes.',
      bins: [
        [
          'Safe to drink',
          ['Boiled and kept in a clean pot', 'From a bottle that was sealed', 'Filtered, then treated'],
        ],
        [
          'Not safe yet',
          ['Straight from the river', 'Clear, but not treated', 'From a pond where animals drink'],
        ],
      ],
    },
    {
      kind: 'financial-fib',
      question: 'A family boils 12 litres of water a day. How many litres does it boil in a week?',
      answer: '84',
      unit: 'litres',
    },
    {
      kind: 'tabular_fib',
      question: 'How much did it rain in these three months together?',
      title: 'Rain measured at our school',
      hint: 'Add what was measured in the three months.',
      columns: ['Month', 'Rain in mm'],
      rows: [
        ['July', '240'],
        ['August', '220'],
        ['September', '110'],
        ['Together', '570'],
      ],
      blank: { row: 4, column: 2 },
    },
    {
      kind: 'matching_flip',
      question: 'Find the pairs before you forget them.',
      pairs: [
        ['Ice', 'Solid'],
        ['Water', 'Liquid'],
        ['Vapour', 'Gas'],
      ],
    },
    {
      kind: 'mcq_medium',
      question: 'Why does a puddle get smaller on a sunny day?',
      right: ['The warmth turns its water into vapour.'],
      wrong: ['The water hides from the light.', 'Cool air sucks it into the ground.'],
      feedback: {
        right: 'Right. The water is not gone, it is in the air.',
        wrong: 'Think of wet clothes on a line: where does their water go?',
      },
    },
    {
      kind: 'sorting_vertical',
      question: 'Make river water safe to drink. What comes first?',
      steps: [
        'Let the water stand until the mud has sunk to the ground.',
        'Pour the clear water slowly through a clean cloth.',
        'Boil it until it bubbles, for a whole minute.',
        'Let it cool in a clean pot with a lid.',
      ],
    },
    {
      kind: 'crack_the_code',
      question: 'What can each of us do? The answer is written in code.',
      statement: 'SAVE EVERY DROP',
      shift: 4,
    },
  ],
};
