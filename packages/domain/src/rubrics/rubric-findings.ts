import type { RubricCriterion, RubricDoc } from '../entities/rubric.ts';
import { limits } from '../limits.ts';
import type { Finding } from '../workflow/findings.ts';
import { isScore } from './rubric-totals.ts';

type Path = Finding['path'];
const most = limits.rubric;

/**
 * What is wrong with a rubric (C-758; D-43): in a criterion no two levels have one title or one score, no score is below zero, and
 * every criterion has a level.
 */
export function rubricFindings({ title, criterion_json }: RubricDoc): Finding[] {
  const found = textFindings(title, ['title'], 'rubric.title_required', limits.title.max);
  if (criterion_json.length === 0) found.push(error(['criterion_json'], 'rubric.criterion_required'));
  if (criterion_json.length > most.criteria)
    found.push(error(['criterion_json'], 'rubric.criteria_max', { max: most.criteria }));
  const count = charactersOf({ title, criterion_json });
  if (count > most.all_texts)
    found.push(error(['criterion_json'], 'rubric.all_texts_long', { max: most.all_texts, count }));
  const titles = new Set<string>();
  for (const [at, criterion] of criterion_json.entries()) {
    const path = ['criterion_json', at];
    found.push(
      ...criterionFindings(criterion, path),
      ...repeated(criterion.title, [...path, 'title'], titles),
    );
  }
  return found;
}

function charactersOf({ title, criterion_json }: RubricDoc): number {
  const texts = criterion_json.flatMap((criterion) => [criterion, ...criterion.levels]);
  return texts.reduce((sum, text) => sum + text.title.length + text.description.length, title.length);
}

function criterionFindings({ title, description, levels }: RubricCriterion, path: Path): Finding[] {
  const found = [
    ...textFindings(title, [...path, 'title'], 'rubric.criterion_title', limits.title.max),
    ...tooLong(description, [...path, 'description'], most.text),
  ];
  if (levels.length === 0) found.push(error([...path, 'title'], 'rubric.level_required'));
  if (levels.length > most.levels)
    found.push(error([...path, 'title'], 'rubric.levels_max', { max: most.levels }));
  const [titles, scores] = [new Set<string>(), new Set<number>()];
  for (const [at, level] of levels.entries()) {
    const own = [...path, 'levels', at];
    found.push(
      ...textFindings(level.title, [...own, 'title'], 'rubric.level_title', limits.title.max),
      ...tooLong(level.description, [...own, 'description'], most.text),
      ...scoreFindings(level.score, [...own, 'score'], scores),
      ...repeated(level.title, [...own, 'title'], titles),
    );
  }
  return found;
}

function scoreFindings(score: number, path: Path, seen: Set<number>): Finding[] {
  if (!isScore(score)) return [error(path, 'rubric.score_required')];
  if (score < 0) return [error(path, 'rubric.score_negative')];
  if (score > most.score) return [error(path, 'rubric.score_max', { max: most.score })];
  if (Math.abs(score * 100 - Math.round(score * 100)) > 1e-6) return [error(path, 'rubric.score_decimals')];
  const isRepeated = seen.has(score);
  seen.add(score);
  return isRepeated ? [error(path, 'rubric.score_duplicate')] : [];
}

function repeated(title: string, path: Path, seen: Set<string>): Finding[] {
  const name = title.trim().toLocaleLowerCase();
  const isRepeated = name !== '' && seen.has(name);
  seen.add(name);
  return isRepeated ? [error(path, 'rubric.title_duplicate')] : [];
}

function textFindings(text: string, path: Path, required: string, max: number): Finding[] {
  return text.trim() === '' ? [error(path, required)] : tooLong(text, path, max);
}

function tooLong(text: string, path: Path, max: number): Finding[] {
  return text.length > max ? [error(path, 'rubric.text_long', { max, count: text.length })] : [];
}

function error(path: Path, message: string, values?: Finding['values']): Finding {
  return { path, severity: 'error', message, ...(values && { values }) };
}
