import { isQuestionKind, type QuestionKind } from '@takhti/domain';
import type { TypePaths } from '../web-type.ts';

interface BankPaths extends TypePaths {
  readonly question: string;
}

/** The addresses of banks of a kind of questions. */
export function bankPathsOf(kind: QuestionKind): BankPaths {
  return {
    editor: `/dashboard/${kind}`,
    question: `/dashboard/${kind}/edit`,
    preview: `/content/${kind}/preview`,
  };
}

/** The kind of the bank that a page of these addresses shows. */
export function kindInPath(pathname: string): QuestionKind {
  const [, , kind = ''] = pathname.split('/');
  return isQuestionKind(kind) ? kind : 'mcq';
}
