import { p, tex } from '../../markup.ts';
import type { DemoBank } from '../../types.ts';

export const trigonometricRatiosEnglish = {
  key: 'trigonometric-ratios-english',
  title: 'Sine, cosine and tangent',
  language: 'english',
  skill_code: 'MATH-G10-TRG-01',
  author: 'developer3',
  status: 'a',
  questions: [
    {
      question: 'In a right-angled triangle, which ratio is the sine of an acute angle?',
      options: [
        'adjacent side : hypotenuse',
        'opposite side : adjacent side',
        'opposite side : hypotenuse',
        'hypotenuse : opposite side',
      ],
      correct: [2],
      feedback_correct: 'Sine compares the side opposite the angle with the hypotenuse.',
      feedback_incorrect: 'Remember SOH: Sine is Opposite over Hypotenuse.',
      difficulty: 2,
      taxonomy: 'Remember',
      metadata1: 'Definitions',
      past_paper: 0,
    },
    {
      question:
        'A right-angled triangle has sides 3 cm, 4 cm and 5 cm. What is the cosine of the angle between the 4 cm side and the 5 cm side?',
      options: [p(tex`\frac{4}{5}`), p(tex`\frac{3}{5}`), p(tex`\frac{3}{4}`), p(tex`\frac{4}{3}`)],
      correct: [0],
      feedback_correct: 'The side next to the angle is 4 cm and the hypotenuse is 5 cm.',
      feedback_incorrect: 'Cosine is the side next to the angle divided by the hypotenuse, which is 5 cm.',
      difficulty: 3,
      taxonomy: 'Apply',
      metadata1: 'Definitions',
      past_paper: 0,
    },
    {
      question: p(`What is the value of ${tex`\sin 30^\circ`}?`),
      options: [p(tex`\frac{\sqrt{3}}{2}`), p(tex`\frac{1}{\sqrt{2}}`), p(tex`1`), p(tex`\frac{1}{2}`)],
      correct: [3],
      feedback_correct:
        'Half of an equilateral triangle shows it: the side opposite 30° is half of the hypotenuse.',
      feedback_incorrect:
        'Draw half of an equilateral triangle and compare its shortest side with the hypotenuse.',
      difficulty: 2,
      taxonomy: 'Remember',
      metadata1: 'Special angles',
      past_paper: 0,
    },
    {
      question: p(`What is the value of ${tex`\tan 45^\circ`}?`),
      options: [p(tex`0`), p(tex`1`), p(tex`\sqrt{3}`), p(tex`\frac{1}{\sqrt{3}}`)],
      correct: [1],
      feedback_correct: 'With 45° both short sides are equal, so their ratio is 1.',
      feedback_incorrect:
        'In a right-angled triangle with 45°, the opposite and the adjacent side are equal.',
      difficulty: 2,
      taxonomy: 'Remember',
      metadata1: 'Special angles',
      past_paper: 0,
    },
    {
      question: p(
        `For an acute angle ${tex`\theta`}, ${tex`\sin\theta = \frac{5}{13}`}. What is ${tex`\cos\theta`}?`,
      ),
      options: [p(tex`\frac{5}{12}`), p(tex`\frac{8}{13}`), p(tex`\frac{12}{13}`), p(tex`\frac{13}{5}`)],
      correct: [2],
      feedback_correct: 'The third side is 12, because 13² - 5² = 144 = 12².',
      feedback_incorrect: "Find the third side with Pythagoras' theorem first.",
      difficulty: 5,
      taxonomy: 'Apply',
      metadata1: 'Third side',
      past_paper: 0,
    },
    {
      question: p(`For an acute angle ${tex`\theta`}, which expression equals ${tex`\tan\theta`}?`),
      options: [
        p(tex`\frac{\cos\theta}{\sin\theta}`),
        p(tex`\frac{\sin\theta}{\cos\theta}`),
        p(tex`\sin\theta \cdot \cos\theta`),
        p(tex`\frac{1}{\sin\theta}`),
      ],
      correct: [1],
      feedback_correct:
        'Dividing opposite over hypotenuse by adjacent over hypotenuse leaves opposite over adjacent.',
      feedback_incorrect:
        'Write sine and cosine with the sides and see which combination gives opposite over adjacent.',
      difficulty: 4,
      taxonomy: 'Understand',
      metadata1: 'Identities',
      past_paper: 0,
    },
    {
      question: p(`What is ${tex`\sin^2 40^\circ + \cos^2 40^\circ`}?`),
      options: [p(tex`0`), p(tex`2`), p(tex`\sin 80^\circ`), p(tex`1`)],
      correct: [3],
      feedback_correct: 'For every angle the squares of sine and cosine add up to 1.',
      feedback_incorrect: "Use the identity that comes from Pythagoras' theorem; it holds for every angle.",
      difficulty: 4,
      taxonomy: 'Understand',
      metadata1: 'Identities',
      past_paper: 0,
    },
    {
      question:
        'A ladder 6 m long leans against a wall and makes an angle of 60° with the ground. How high up the wall does it reach?',
      options: [
        p(`${tex`3\sqrt{3}`} m`),
        p(`${tex`3`} m`),
        p(`${tex`6\sqrt{3}`} m`),
        p(`${tex`2\sqrt{3}`} m`),
      ],
      correct: [0],
      feedback_correct: p(
        `The height is ${tex`6 \sin 60^\circ = 6 \cdot \frac{\sqrt{3}}{2} = 3\sqrt{3}`} m.`,
      ),
      feedback_incorrect: 'The height is opposite the angle and the ladder is the hypotenuse, so use sine.',
      difficulty: 6,
      taxonomy: 'Apply',
      metadata1: 'Applications',
      past_paper: 0,
    },
    {
      question: p(`Which two of these have the same value as ${tex`\sin 60^\circ`}? Choose both.`),
      options: [
        p(tex`\sin 30^\circ`),
        p(tex`\cos 30^\circ`),
        p(tex`\tan 60^\circ`),
        p(tex`\frac{\sqrt{3}}{2}`),
      ],
      correct: [1, 3],
      feedback_correct: p(
        `The sine of an angle is the cosine of the angle that completes it to 90°, and both are ${tex`\frac{\sqrt{3}}{2}`} here.`,
      ),
      feedback_incorrect: 'Think of the 30-60-90 triangle: the side opposite 60° lies next to 30°.',
      difficulty: 6,
      taxonomy: 'Analyse',
      metadata1: 'Special angles',
      past_paper: 0,
    },
    {
      question: 'As an acute angle grows from 0° to 90°, what happens to its sine and its cosine?',
      options: [
        'Both grow.',
        'Both become smaller.',
        'The sine becomes smaller and the cosine grows.',
        'The sine grows and the cosine becomes smaller.',
      ],
      correct: [3],
      feedback_correct:
        'The opposite side becomes longer and the adjacent side shorter while the hypotenuse stays the same.',
      feedback_incorrect: 'Compare 30° with 60°: what do sine and cosine do?',
      difficulty: 6,
      taxonomy: 'Analyse',
      metadata1: 'Special angles',
      past_paper: 0,
    },
  ],
} satisfies DemoBank;
