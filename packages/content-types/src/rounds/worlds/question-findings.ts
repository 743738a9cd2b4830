import type { Finding, QuestionDoc } from '@takhti/domain';
import { isBlank, plainText, richPieces } from '../../kit/html.ts';
import { error } from '../../messages.ts';
import type { StoredOption } from '../../question-kinds/mcq/options.ts';
import { kindOf } from '../../question-kinds/registry.ts';
import { longText } from '../head-findings.ts';
import { cardChars, templateLimits } from '../cards/limits.ts';
import type { BankGame } from './bank-games.ts';

/** What a game asks of a question of its bank, beyond what every question is asked (G-227 to G-233, G-260 to G-263). */
export function bankGameFindings({ options }: BankGame, doc: QuestionDoc): Finding[] {
  const all = kindOf(doc).options(doc);
  if (all === null) return [];
  const filled = all.filter(({ html }) => !isBlank(html));
  const right = filled.filter(({ correct }) => correct === 'Y').length;
  const findings: Finding[] = [];
  if (filled.length < options.min) {
    const empty = all.find(({ html, number }) => isBlank(html) && number <= options.min);
    findings.push(error(empty?.path ?? ['option1'], 'game.options_min', { min: options.min }));
  }
  const extra = filled[options.max];
  if (extra) findings.push(error(extra.path, 'game.options_max', { max: options.max }));
  if (right > 1) findings.push(error(['correct'], 'game.correct_single'));
  if (isBlank(doc.feedback)) findings.push(error(['feedback'], 'game.feedback_required'));
  return [...findings, ...textFindings(doc, all)];
}

function textFindings(doc: QuestionDoc, options: readonly StoredOption[]): Finding[] {
  const { stem } = templateLimits.mcq_short;
  const texts = [{ path: ['question'], html: doc.question }, ...options];
  const formulas = texts.filter(({ html }) => richPieces(html).some(({ kind }) => kind === 'maths'));
  const longest = cardChars('mcq_medium', doc.language, 'text', 4);
  return [
    ...formulas.map(({ path }) => error(path, 'game.formula')),
    ...longText(['question'], plainText(doc.question), stem?.chars),
    ...options.flatMap(({ path, html }) => longText(path, plainText(html), longest)),
  ];
}
