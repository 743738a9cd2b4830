import { gameFindings, gameModelOf, gameOf, type GameDoc } from '@takhti/content-types/rounds';
import type { Finding, Language, OpenedContainer } from '@takhti/domain';
import { readGame } from '../reading/read-game.ts';
import { rememberedFindings, rememberedReading } from '../reading/remembered-findings.ts';
import { withTitleFindings } from '@takhti/content-types/kit';
import { readingYear } from '@takhti/content-types/reading';

type Stored = Pick<OpenedContainer, 'content_type' | 'title' | 'language' | 'json_data'>;
type Holder = Pick<OpenedContainer, 'content_type' | 'grade'>;

/** The document of an opened game, with the title and language of its container; null for one that cannot be read. */
export function formOf(stored: Stored): GameDoc | null {
  const doc = readGame(stored);
  return doc && { ...doc, title: stored.title, language: stored.language };
}

/** The game before anything was written. */
export function emptyForm({ content_type, title, language }: Stored): GameDoc {
  const start = { language, skill_id: '', subject: '', total_questions: 0 };
  const model = gameModelOf(content_type);
  if (!model) throw new Error(`${content_type} is no game of the builder`);
  return { ...model.defaults(start), title };
}

/** What the save call takes of a form. */
export function requestOf(form: GameDoc): { title: string; language: Language; json_data: string } {
  return { title: form.title, language: form.language, json_data: JSON.stringify(form) };
}

/** What is wrong with a form, by the rules that the server uses too, and sentences that its grade does not read with ease. */
export function formFindings({ content_type, grade }: Holder, form: GameDoc): Finding[] {
  const game = gameOf(content_type);
  const year = readingYear(grade);
  const reading = form.questionData.flatMap((round, at) =>
    rememberedReading(round, form.language, year).map((finding) => ({
      ...finding,
      path: ['questionData', at, ...finding.path],
    })),
  );
  const own = game ? gameFindings(game, form, 'save', rememberedFindings) : [];
  return withTitleFindings(form, [...own, ...reading]);
}

/** A game in another language: its rounds are written in it too. No card is ever taken away for it (D-17). */
export function withLanguage(form: GameDoc, language: Language): GameDoc {
  return {
    ...form,
    language,
    questionData: form.questionData.map((round) => ({ ...round, language })),
  };
}
