import { fieldId } from '../document/field.ts';

// A read-only page has a button for comments with that name.
const field = (name: string): string => `#${CSS.escape(fieldId([name]))}:not(button)`;

/** The stops of an editor's tour, in the order of the work, with their places on the page. */
const stops = {
  title: field('title'),
  text: field('article_text'),
  file: field('files'),
  rubric: field('rubric'),
  add_skill: '[data-tour~="add-skill"]',
  add_topic: '[data-tour~="add-topic"]',
  add_lesson: '[data-tour~="add-lesson"]',
  add_content: '[data-tour~="add-content"]',
  add_level: '[data-tour~="add-level"]',
  add_round: '[data-tour~="add-round"]',
  add_question: '[data-tour~="add-question"]',
  save: '[data-tour~="save"]',
  comments: '[data-tour~="comments"]',
  play: '[data-action="play"]',
  start_review: '[data-action="startReview"]',
  ask_resubmission: '[data-action="askResubmission"]',
  approve: '[data-action="approve"]',
  submit: '[data-action="submit"]',
} as const;

export type TourStopName = keyof typeof stops;

/** The place of a stop on the page. */
export const placeOf = (name: TourStopName): string => stops[name];

/** The stops that a page has: what is not on it, or not in sight, is not spoken of. */
export function stopsOn(page: ParentNode): TourStopName[] {
  return (Object.keys(stops) as TourStopName[]).filter((name) => {
    const place = page.querySelector(stops[name]);
    return place !== null && place.checkVisibility();
  });
}
