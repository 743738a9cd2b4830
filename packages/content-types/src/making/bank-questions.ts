import type { Question } from '@takhti/domain';
import { kindOf } from '../question-kinds/registry.ts';
import type { BankGame } from '../rounds/worlds/bank-games.ts';
import { bankGameFindings } from '../rounds/worlds/question-findings.ts';
import { fault, type Entry, type Fault, type LeftOut, type Made } from './entry.ts';

/** The questions of a bank that a game on bank rows can ask; what an author has still to write of them does not keep them out. */
export function bankQuestions(
  game: BankGame,
  entries: readonly Entry[],
  questions: readonly Question[],
): Made<Question> {
  const left: LeftOut[] = [];
  const made = questions.filter((question, at) => {
    const entry = entries[at];
    const found = faultOf(game, question);
    if (found && entry) left.push({ entry, fault: found });
    return found === null;
  });
  return { made, left };
}

function faultOf(game: BankGame, question: Question): Fault | null {
  const kind = kindOf(question);
  if (kind.options(question) === null) return fault('making.no_options');
  const findings = [...kind.findings(question), ...bankGameFindings(game, question)];
  return (
    findings.find(({ severity, message }) => severity === 'error' && message !== 'game.feedback_required') ??
    null
  );
}
