import type { AuthoredType } from '@takhti/content-types';
import { aiBot } from './ai-bot.ts';
import { article } from './article.ts';
import { assessment } from './assessment.ts';
import { assignment } from './assignment.ts';
import { competition } from './competition.ts';
import { crossword } from './crossword.ts';
import { fillInTheBlank } from './fill-in-the-blank.ts';
import { filesJourneys } from './files.ts';
import { lessonPlan } from './lesson-plan.ts';
import { gameBankJourneys } from './game-banks.ts';
import { link } from './link.ts';
import { mcq } from './mcq.ts';
import { roundsJourneys } from './rounds.ts';
import type { TypeJourney } from './type-journey.ts';

/** A row for every content type that can be made: a new one is asked for here as soon as it has a model. */
export const typeJourneys = {
  mcq,
  fill_in_the_blank: fillInTheBlank,
  article,
  assessment,
  ...roundsJourneys,
  ai_bot: aiBot,
  assignment,
  competition,
  lesson_plan: lessonPlan,
  ...gameBankJourneys,
  crossword,
  link,
  ...filesJourneys,
} satisfies Record<AuthoredType, TypeJourney>;
