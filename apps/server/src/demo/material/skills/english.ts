import { skillTree, unit } from './tree.ts';

export const english = skillTree('English', 'ENG', [
  unit('KG', 'PHO', 'Sounds and letters', [
    ['Letters', 'Match each letter with its sound'],
    ['Rhymes', 'Hear which words rhyme'],
  ]),
  unit('1', 'PHO', 'Sounds and letters', [['Short vowels', 'Read three-letter words with short vowels']]),
  unit('1', 'GRA', 'Grammar', [['Nouns', 'Find the naming words in a sentence']]),
  unit('1', 'VOC', 'Words', [['-', 'Use words for family and home']]),
  unit('2', 'GRA', 'Grammar', [
    ['Plurals', 'Make singular nouns plural'],
    ['Articles', 'Choose a, an or the'],
  ]),
  unit('3', 'GRA', 'Grammar', [
    ['Present tense', 'Use the present simple and present continuous'],
    ['Adjectives', 'Describe people and things with adjectives'],
  ]),
  unit('3', 'REA', 'Reading', [['Stories', 'Answer who, what, where and why about a short story']]),
  unit('4', 'GRA', 'Grammar', [
    ['Past simple', 'Use regular and irregular verbs in the past simple'],
    ['Prepositions', 'Use prepositions of place and time'],
  ]),
  unit('4', 'VOC', 'Words', [['Opposites', 'Find synonyms and antonyms']]),
  unit('4,5', 'WRI', 'Writing', [
    ['Punctuation', 'Use capital letters, full stops, commas and question marks'],
  ]),
  unit('5', 'GRA', 'Grammar', [
    ['Adverbs', 'Say how, when and where with adverbs'],
    ['Conjunctions', 'Join sentences with conjunctions'],
  ]),
  unit('5', 'REA', 'Reading', [['Main idea', 'Find the main idea of a paragraph', 'Supporting details']]),
  unit('6', 'GRA', 'Grammar', [
    ['Comparison', 'Use comparative and superlative adjectives'],
    ['Present perfect', 'Tell the present perfect from the past simple'],
  ]),
  unit('6', 'VOC', 'Words', [['Word building', 'Build words with prefixes and suffixes']]),
  unit('6', 'WRI', 'Writing', [['Letters', 'Write an informal letter']]),
  unit('7', 'GRA', 'Grammar', [['Modals', 'Use can, must, should and may']]),
  unit('7', 'REA', 'Reading', [['Inference', 'Read between the lines']]),
  unit('8', 'GRA', 'Grammar', [
    ['Voice', 'Change sentences from active to passive voice'],
    ['Reported speech', 'Change direct speech to indirect speech'],
  ]),
  unit('8', 'VOC', 'Words', [['Idioms', 'Understand common idioms from context']]),
  unit('8', 'WRI', 'Writing', [['Paragraphs', 'Write a paragraph with a topic sentence']]),
  unit('9', 'GRA', 'Grammar', [['Conditionals', 'Use the first, second and third conditional']]),
  unit('9', 'REA', 'Reading', [['Figures of speech', 'Recognise similes, metaphors and personification']]),
  unit('10', 'GRA', 'Grammar', [['Relative clauses', 'Join sentences with who, which, that and whose']]),
  unit('10', 'WRI', 'Writing', [['Essays', 'Plan and write an argumentative essay', 'Linking words']]),
]);
