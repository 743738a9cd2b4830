import { drawnIn, openQuestionDoc, publishedIn } from '@takhti/content-types/question-kinds';
import {
  bankGameFindings,
  bankGames,
  gameOfBank,
  keptGame,
  openKeptRounds,
  type BankGame,
} from '@takhti/content-types/rounds';
import { isError, limits, mapRecord, type Finding, type Question } from '@takhti/domain';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { countTotals, listAllQuestions } from '../../features/questions/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { gameFacets } from '../games/index.ts';
import { packageGame } from '../rounds/index.ts';
import { defineServerType, type ServerType } from '../server-type.ts';
import { bankQuestions } from './bank-questions.ts';
import { questionsOfPast } from './preview-bank.ts';

const facets = gameFacets(openKeptRounds);

/** Games on the rows of a bank of their own: learners play them as rounds. */
export const gameBankTypes = mapRecord(bankGames, typeOf);

function typeOf(game: BankGame): ServerType {
  const docOf = ({ title, language, skill_id }: LoadedContainer, questions: readonly Question[]) => ({
    ...gameOfBank(game, {
      title,
      language,
      questions: questions.map((each) => drawnIn(publishedIn(each, language), language)),
    }),
    skill_id,
  });

  async function findErrors(tx: Tx, container: LoadedContainer): Promise<Finding[]> {
    const own = (await listAllQuestions(tx, container)).flatMap((question) =>
      bankGameFindings(game, openQuestionDoc(question))
        .filter(isError)
        .map((finding) => ({ ...finding, path: ['questions', question.content_id, ...finding.path] })),
    );
    return [...(await bankQuestions.findErrors(tx, container)), ...own];
  }

  return defineServerType({
    facts: countTotals,
    publish: async (tx, container) => ({
      doc: docOf(container, await listAllQuestions(tx, container)),
      questions: [],
    }),
    preview: async (tx, _session, container, { past, most = limits.game.max_rounds }) => {
      const questions = past ? questionsOfPast(container, past) : await listAllQuestions(tx, container, most);
      return { doc: docOf(container, questions), questions: [] };
    },
    use: {
      ...facets.use,
      draw: ({ json_data }) =>
        keptGame.openKept(json_data).questionData.map((round) => String(round.questionId)),
    },
    questions: { ...bankQuestions, findErrors },
    exports: {
      ...facets.exports,
      package: async (tx, container) =>
        packageGame(tx, container, docOf(container, await listAllQuestions(tx, container))),
    },
  });
}
