import type { Json, Stamp } from './column-types.ts';

/** How learners answered a published version, counted. */
export interface StatisticsTable {
  institution_id: number;
  publication_id: string;
  counted_until: Stamp;
  json_data: Json<object>;
  computed_on: Stamp;
}

/** A question of it that is doubted. */
export interface DoubtedQuestionsTable {
  institution_id: number;
  publication_id: string;
  question_id: string;
  place: number;
  doubt: Json<object>;
}
