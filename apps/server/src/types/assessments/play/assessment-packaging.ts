import { itemOfPublished } from '@takhti/content-types/packages';
import { answerKeyOf } from '@takhti/content-types/question-kinds';
import { mapInTurns } from '../../../platform/work/in-turns.ts';
import { distinctBoards, type Packaging } from '../../packaging.ts';
import { assessmentPlay } from './assessment-play.ts';
import { signedPlay } from './signed-play.ts';

/** Assessments, and question banks that are practised as one: with their key, as only the player scores them. */
export const assessmentPackaging: Packaging = {
  kind: 'assessment',
  async pack(publication, draws, nameOf) {
    const boards = await distinctBoards(draws, ({ seed, content }) => ({
      seed,
      play: signedPlay({ sign: nameOf }, assessmentPlay.open(publication, content, seed).play),
      answer_key: answerKeyOf(content.questions),
    }));
    return {
      content: { kind: 'assessment', boards },
      async facts() {
        const questions = draws[0]?.content.questions ?? [];
        const play = boards[0]?.play;
        const weights = new Set(play?.questions.map(({ weightage }) => weightage));
        const articles = play?.articles ?? [];
        return {
          items: await mapInTurns(questions, (question) => itemOfPublished(question, publication.language)),
          left_out: 0,
          parts: play?.questions.length ?? 0,
          hasBoards: false,
          isTimed: (play?.timer ?? 0) > 0,
          isWeighted: weights.size > 1,
          limitsAttempts: (play?.max_attempts ?? 0) > 0,
          hidesFeedback: play?.is_feedback_hidden === 1,
          hasArticles: articles.length > 0,
          hasVideo: articles.some(({ OfflineLink }) => OfflineLink !== ''),
        };
      },
    };
  },
};
