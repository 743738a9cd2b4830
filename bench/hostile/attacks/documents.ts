import { limits } from '@takhti/domain';
import { fullGame } from '../../builder/full-game.ts';
import { question } from '../../calls/scenarios.ts';
import { emptyGame } from '../empty-game.ts';
import { bankOf, jsonShot, personOf, textShot, times } from '../shots.ts';
import type { Attack } from '../target.ts';

const most_bytes = 2 * 1024 * 1024 - 1000;

/** Whatever stands in a text of a card is as long as may be, and reads as HTML that never ends. */
function angledGame(): string {
  const doc = fullGame(emptyGame());
  const text = '<b '.repeat(limits.game.text).slice(0, limits.game.text);
  const rounds = JSON.stringify(doc).replaceAll(/"text":"The [^"]*"/g, `"text":"${text}"`);
  return rounds;
}

export const documents: readonly Attack[] = [
  {
    name: '20 bodies of 2 MB, a million brackets deep',
    at_once: 10,
    makeShots: (target) =>
      times(20, (n) =>
        textShot('editor/generic/update', personOf(target, n).session_id, '['.repeat(most_bytes)),
      ),
  },
  {
    name: '20 documents of 2 MB, a million brackets deep',
    at_once: 10,
    makeShots: (target) =>
      times(20, (n) =>
        jsonShot(target, n, 'editor/generic/update', {
          container_id: bankOf(target, n),
          title: 'Deep',
          language: 'english',
          version: 1,
          json_data: '['.repeat(most_bytes / 2) + ']'.repeat(most_bytes / 2 - 1000),
        }),
      ),
  },
  {
    name: '20 games of 50 rounds, each card of 2,000 <',
    at_once: 10,
    makeShots: (target) => {
      const json_data = angledGame();
      return target.games.map((container_id) =>
        jsonShot(target, 0, 'editor/generic/update', {
          container_id,
          title: 'Angles',
          language: 'english',
          version: 1,
          json_data,
        }),
      );
    },
  },
  {
    name: '100 questions whose fields are 20,000 < each',
    at_once: 10,
    makeShots: (target) => {
      const angles = (text: string): string =>
        text.repeat(limits.rich_text.max).slice(0, limits.rich_text.max);
      const kinds = ['<', '<b>', '<p><a href="', '&', '<!--', '<img src=x '].map(angles);
      return times(100, (n) => {
        const text = kinds[n % kinds.length] ?? '';
        const options = { option1: text, option2: text, option3: text, option4: text, feedback: text };
        const doc = { ...question(text), ...options };
        return jsonShot(target, n, 'editor/question', { container_id: bankOf(target, n), ...doc });
      });
    },
  },
];
