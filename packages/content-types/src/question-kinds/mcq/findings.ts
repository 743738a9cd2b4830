import { limits, type Finding, type McqDoc } from '@takhti/domain';
import { comparableText, comparableWords, isBlank } from '../../kit/html.ts';
import { foldCase } from '../../kit/text.ts';
import { error, warning } from '../../messages.ts';
import { optionsOf, type StoredOption } from './options.ts';
import { revealingOptions } from './revealing-options.ts';

/**
 * What is wrong with a question, each finding at the field to mend (specification, section 5; C-661 to C-665). Errors block
 * saving. An option that holds only a picture, a sound or a formula is not empty. Options that differ by case or marks alone
 * are let pass with a warning: `Co` and `CO` are different answers to a chemist.
 */
export function mcqFindings(doc: McqDoc): Finding[] {
  const options = optionsOf(doc);
  const filled = options.filter((option) => !isBlank(option.html));
  const findings: Finding[] = [];
  if (isBlank(doc.question)) findings.push(error(['question'], 'question.text_required'));
  findings.push(...emptyOptions(options, filled), ...equalOptions(filled), ...revealingOptions(filled));
  if (!filled.some((option) => option.correct === 'Y'))
    findings.push(error(['correct'], 'mcq.correct_required'));
  if (isBlank(doc.feedback)) findings.push(warning(['feedback'], 'mcq.feedback_missing'));
  if (isBlank(doc.json_data.incorrect_feedback)) {
    findings.push(warning(['json_data', 'incorrect_feedback'], 'question.incorrect_feedback_missing'));
  }
  return findings;
}

function emptyOptions(options: readonly StoredOption[], filled: readonly StoredOption[]): Finding[] {
  const last = filled.at(-1)?.number ?? 0;
  return options.flatMap((option) => {
    if (filled.includes(option)) return [];
    if (option.number <= limits.options.required)
      return [error(option.path, 'mcq.option_required', { option: option.number })];
    return option.number < last ? [warning(option.path, 'mcq.option_gap', { option: option.number })] : [];
  });
}

function equalOptions(filled: readonly StoredOption[]): Finding[] {
  const same = new Map<string, number>();
  const similar = new Map<string, number>();
  return filled.flatMap((option) => {
    const exact = comparableText(option.html);
    const loose = foldCase(comparableWords(option.html));
    const [duplicate, sibling] = [same.get(exact), similar.get(loose)];
    if (duplicate === undefined) same.set(exact, option.number);
    if (sibling === undefined) similar.set(loose, option.number);
    if (duplicate !== undefined)
      return [error(option.path, 'mcq.option_duplicate', { option: option.number, other: duplicate })];
    if (sibling === undefined) return [];
    return [warning(option.path, 'mcq.option_similar', { option: option.number, other: sibling })];
  });
}
