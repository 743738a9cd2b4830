import { addRound, gameModels, newRound, type CardRound, type GameDoc } from '@takhti/content-types/rounds';
import type { Language, OpenedContainer, TemplateType } from '@takhti/domain';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { roundsPages } from '../../pages.ts';

type GameType = keyof typeof gameModels;

interface Written {
  readonly type?: GameType;
  readonly language?: Language;
  /** The kind of its rounds. */
  readonly template?: TemplateType;
  readonly rounds?: number;
  /** What is in each of them beside what a new one has. */
  readonly change?: (round: CardRound) => object;
}

/** A game of new rounds, by the person who is logged in. */
export function gameOf({
  type = 'rumble_in_the_jumble',
  language = 'english',
  template = 'mcq',
  rounds = 1,
  change = () => ({}),
}: Written): OpenedContainer {
  const empty = gameModels[type].defaults({ language, skill_id: '', subject: '', total_questions: 0 });
  const doc = Array.from({ length: rounds }).reduce<GameDoc>((now) => {
    const round = newRound(now, type, template) as CardRound;
    return addRound(now, { ...round, question: 'Which one is odd?', ...change(round) });
  }, empty);
  return openedBank({ content_type: type, title: 'Odd ones', language, json_data: doc });
}

/** Opens the builder of a game, or one of its sub-pages. */
export async function openBuilder(item: OpenedContainer, path: string, query = '') {
  answerEditor(item);
  const { container_id } = item;
  const studio = await openInStudio(
    roundsPages,
    `${path}?${new URLSearchParams({ container_id, institution_id: '98' })}${query}`,
    // As wide as a tablet: the player beside the round is not what this is about.
    { width: 1000, height: 1400 },
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Odd ones');
  return studio;
}
