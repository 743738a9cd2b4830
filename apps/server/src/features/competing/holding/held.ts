import { instantIn, localTime, type CompetitionSettings } from '@takhti/domain';
import type { Hold } from './holds.queries.ts';

type Running = Pick<CompetitionSettings, 'start_date' | 'end_date' | 'timezone' | 'isdisabled'>;

/**
 * Applies what was done to a competition since its publication. An end applies to the times of that publication: a competition
 * that is published again with a later beginning runs again.
 */
export function held<Doc extends Running>(doc: Doc, { is_paused, ended_on }: Hold): Doc {
  const paused: Doc = is_paused ? { ...doc, isdisabled: 1 } : doc;
  if (ended_on === null) return paused;
  const [start, end] = [instantIn(doc.timezone, doc.start_date), instantIn(doc.timezone, doc.end_date)];
  const isOfThisTime = start !== null && end !== null && start <= ended_on && ended_on < end;
  return isOfThisTime ? { ...paused, end_date: localTime(doc.timezone, ended_on) } : paused;
}
