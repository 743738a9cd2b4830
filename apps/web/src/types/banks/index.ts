import type { Icon } from '@tabler/icons-react';
import { exportGame, previewAssessment, previewGame } from '@takhti/contract';
import type { QuestionKind } from '@takhti/domain';
import type { WebType } from '../web-type.ts';
import { bankPathsOf, type BankType } from './paths.ts';

type Kinds = readonly [QuestionKind, ...QuestionKind[]];

/** Makes the studio's row of a type that holds questions: banks of one kind, and articles, which hold several. */
export function bankOf<Own extends Kinds>(
  type: BankType,
  icon: Icon,
  questions: Own,
): WebType & { readonly questions: Own } {
  return {
    paths: bankPathsOf(type),
    icon,
    look: 'bank',
    group: 'asked',
    isPictured: true,
    beginsAtQuestion: true,
    firstField: 'question',
    counts: 'questions',
    questions,
    hasTitleCard: true,
    fieldNames: [],
    preview: { below: '/play', call: previewAssessment, isDrawn: true },
    isMaterial: true,
    isCarried: false,
  };
}

/** Makes the studio's row of a game that is played with the questions of a bank of its own. */
export function gameBankOf(type: BankType, icon: Icon): WebType & { readonly questions: readonly ['mcq'] } {
  return {
    ...bankOf(type, icon, ['mcq']),
    look: 'game',
    group: 'games',
    preview: { call: previewGame, isDrawn: true },
    exportCall: exportGame,
    isCarried: true,
  };
}
