import type { DemoArticle } from '../types.ts';

export const wellEnglish = {
  key: 'well-article-english',
  title: 'The well of Chashma village',
  language: 'english',
  skill_code: 'ENG-G5-REA-01',
  author: 'developer',
  status: 'published',
  article_text: `<p>At the edge of Chashma stands a well that is older than anybody in the village. Every morning <strong>Zarmina</strong> walks to it with her grandfather, a rope over her shoulder. “Let the bucket down slowly,” he says. “A well gives more to those who do not hurry.”</p><h3>A dry summer</h3><p>Last summer no rain fell for seven weeks. The rope, which had always been twelve metres long, no longer reached the water. The people came together under the mulberry tree. Some wanted to dig a new well. Zarmina’s grandfather shook his head. “First we count,” he said, “and then we dig.”</p><p>So Zarmina counted. For four days she wrote down how many buckets each part of the village took.</p><table><tbody><tr><th><p>What it was used for</p></th><th><p>Buckets in a day</p></th></tr><tr><td><p>Drinking and cooking</p></td><td><p>60</p></td></tr><tr><td><p>Animals</p></td><td><p>45</p></td></tr><tr><td><p>Washing the street</p></td><td><p>70</p></td></tr></tbody></table><h3>What the numbers showed</h3><p>Everybody looked at the last line and was silent. From that day on the street was swept with brooms, not with water. Three weeks later the rope reached the water again, and nobody had to dig.</p>`,
  offline_link: '',
  choices: [
    {
      question: 'What is the main idea of this text?',
      options: [
        'People found a wise answer by counting first.',
        'New wells are better than old ones.',
        'Children should not carry water.',
        'Rain always comes after seven weeks.',
      ],
      correct: [0],
      feedback_correct: 'Yes: counting showed where the water went, and that was enough.',
      feedback_incorrect: 'Read the last part again. What changed, and why?',
      difficulty: 5,
      taxonomy: 'Understand',
      past_paper: 0,
    },
    {
      question: 'What took the most water?',
      options: ['Washing the street', 'Drinking and cooking', 'Animals', 'The new well'],
      correct: [0],
      feedback_correct: 'Seventy buckets a day.',
      feedback_incorrect: 'Look at the numbers in the table, one line after the other.',
      difficulty: 2,
      taxonomy: 'Remember',
      past_paper: 0,
    },
    {
      question: 'Why was everybody silent when they looked at the last line?',
      options: [
        'They could not read it.',
        'They saw that they had wasted water themselves.',
        'They were angry with Zarmina.',
        'They had wanted to hear a song.',
      ],
      correct: [1],
      feedback_correct: 'The text does not say so, but what they did next tells it.',
      feedback_incorrect: 'Think of what they did from that day on.',
      difficulty: 7,
      taxonomy: 'Analyse',
      past_paper: 0,
    },
  ],
  blanks: [
    {
      text: 'The rope had always been {12|twelve} metres long.',
      feedback_correct: 'Twelve metres, until the dry summer.',
      feedback_incorrect: 'It stands in the part about the dry summer.',
      difficulty: 2,
    },
    {
      text: 'The people came together under the {mulberry|mulberry tree}.',
      feedback_correct: 'Under the mulberry tree, in its shade.',
      feedback_incorrect: 'Which tree is named in the text?',
      difficulty: 3,
    },
  ],
} satisfies DemoArticle;
