import { answerKeyOf } from '@takhti/content-types/question-kinds';
import { withFileNames } from '../../../platform/storage/index.ts';
import type { Packaging } from '../../packaging.ts';
import { assessmentPlay } from './assessment-play.ts';
import { signedPlay } from './signed-play.ts';

/** Assessments, and question banks that are practised as one: with their key, as nobody scores them but the player. */
export const assessmentPackaging: Packaging = {
  kind: 'assessment',
  contentOf: (publication, layings, nameOf) => ({
    kind: 'assessment',
    boards: layings.map(({ seed, content }) => ({
      seed,
      play: signedPlay(
        { signAll: (text) => withFileNames(text, nameOf) },
        assessmentPlay.open(publication, content, seed).play,
      ),
      answer_key: answerKeyOf(content.questions),
    })),
  }),
};
