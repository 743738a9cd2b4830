import type { Actor } from '../people/actor.ts';
import type { BarFacts } from '../workflow/action-bar.ts';
import type { ContentStatus } from '../workflow/content-status.ts';
import type { ContentType } from '../content-types.ts';
import { Specs } from '../entities/user.ts';
import type { Place } from '../workflow/read-only.ts';
import type { RightsHolder } from '../people/rights.ts';
import { holderOf, itemIn } from './people.ts';

const noShare = Specs.parse({ is_share_allowed: 0 });
const forLms = Specs.parse({ is_publish_lms: 1 });

function somebody(role: string, user_id: string, flags: Partial<RightsHolder> = {}): Actor & RightsHolder {
  return { ...holderOf(role, flags), user_id, institution_id: 98, school_id: null };
}

/** Everybody of the cases; the item is the author's, in review with the holder, or sent back by them. */
export const people = {
  author: somebody('cd', 'author'),
  'author (cd3)': somebody('cd3', 'author'),
  'author without share': somebody('cd', 'author', { specs: noShare }),
  'author, looked at': somebody('cd', 'author', { is_user_access: true }),
  'another developer': somebody('cd', 'another'),
  'reviewer of level 1': somebody('cr1', 'first'),
  'reviewer of level 2': somebody('cr', 'second'),
  'reviewer of level 3': somebody('cr3', 'third'),
  'holder, level 1': somebody('cr1', 'holder'),
  'holder, level 2': somebody('cr', 'holder'),
  'holder, level 3': somebody('cr3', 'holder'),
  'holder, looked at': somebody('cr', 'holder', { is_user_access: true }),
  'own reviewer, level 2': somebody('cr', 'author'),
  'cr3 with is_deletion': somebody('cr3', 'third', { is_deletion: 1 }),
  'cr3 for the LMS': somebody('cr3', 'third', { specs: forLms }),
  'cr1 with is_deletion': somebody('cr1', 'first', { is_deletion: 1 }),
  teacher: somebody('teacher', 'teacher'),
  stranger: { ...somebody('cr3', 'third'), institution_id: 3 },
} as const;
export type Who = keyof typeof people;

export interface Where {
  readonly type?: ContentType;
  readonly place?: Place;
  /** The level that the item waits for or is reviewed at; the person's own unless told. */
  readonly level?: number;
  readonly review_level?: number;
  readonly modes?: readonly ('lms' | 'standalone' | 'held elsewhere' | 'no player' | 'live')[];
}

/** What the bar knows of an item in a status, looked at by somebody. */
export function factsOf(who: Who, status: ContentStatus, where: Where = {}): BarFacts {
  const { type = 'mcq', place = 'desk', modes = [] } = where;
  const actor = people[who];
  const item = itemIn(status, {
    ...((status === 'w' || status === 'r') && { waiting_level: where.level ?? actor.active_role.level ?? 1 }),
    ...(where.review_level !== undefined && { review_level: where.review_level }),
  });
  return {
    actor,
    item: { ...item, content_type: type, is_published: status === 'a' ? 1 : 0, is_closed: 0 },
    place,
    approves_finally: actor.active_role.level === 3,
    is_held_elsewhere: modes.includes('held elsewhere'),
    is_lms: modes.includes('lms'),
    is_standalone: modes.includes('standalone'),
    is_limited_teacher: false,
    has: {
      player: !modes.includes('no player'),
      export: true,
      lms_publishing: true,
      live: modes.includes('live'),
    },
  };
}

type Case = readonly [ids: string, who: Who, status: 'd' | 'w' | 'r' | 's' | 'a', where: Where, bar: string];

const schools = { place: 'schools_content' } as const;
const own = { place: 'own_content' } as const;
const plan = { type: 'lesson_plan' } as const;

/** What the bar shows, by requirement: the main button first, 'none' where there is none. */
export const cases: readonly Case[] = [
  [
    'C-591 C-592 C-593 C-594 C-595 C-596 C-597 C-598',
    'author',
    'd',
    {},
    'addSkill | share history comment delete submit play save',
  ],
  ['C-592', 'author without share', 'd', {}, 'addSkill | history comment delete submit play save'],
  ['C-599', 'author without share', 'w', {}, 'play | history comment setInDraft'],
  ['C-600', 'author', 'w', {}, 'play | share history comment setInDraft'],
  ['C-601', 'author without share', 'r', {}, 'play | history comment'],
  ['C-601', 'author', 'r', {}, 'play | share history comment'],
  ['C-602', 'author without share', 'a', {}, 'play | history comment'],
  ['C-602', 'author', 'a', {}, 'play | share history comment'],
  ['C-602', 'another developer', 'a', {}, 'play | share history comment'],
  ['C-610 C-611', 'author (cd3)', 'a', {}, 'play | export share history comment'],
  ['C-610', 'author (cd3)', 'd', {}, 'addSkill | share history comment delete submit play save'],
  ['C-603', 'author', 's', {}, 'addSkill | delete submit play save'],
  ['C-582 C-612', 'author', 's', { review_level: 0 }, 'play | delete submit'],
  ['C-653', 'another developer', 'd', {}, 'none'],
  ['C-653', 'another developer', 'w', {}, 'none'],
  [
    'C-604 C-613 C-639 C-640',
    'reviewer of level 1',
    'w',
    {},
    'startReview | history comment setInDraft play',
  ],
  ['C-604', 'reviewer of level 3', 'w', {}, 'startReview | history comment setInDraft play'],
  ['C-604 C-653', 'reviewer of level 1', 'w', { level: 2 }, 'play | history comment'],
  ['C-604 C-653', 'own reviewer, level 2', 'w', {}, 'play | history comment'],
  [
    'C-605 C-607 C-613 C-639',
    'holder, level 1',
    'r',
    {},
    'approve | history comment play cancelReview save askResubmission',
  ],
  [
    'C-605 C-607',
    'holder, level 2',
    'r',
    {},
    'approve | history comment play cancelReview save askResubmission',
  ],
  [
    'C-605 C-606',
    'holder, level 3',
    'r',
    {},
    'publish | history comment play cancelReview save askResubmission',
  ],
  ['C-605 C-653', 'reviewer of level 2', 'r', {}, 'play | history comment'],
  ['C-608 C-612', 'holder, level 2', 's', {}, 'play | history comment'],
  ['C-609 C-610', 'reviewer of level 1', 'a', {}, 'play | share history'],
  ['C-609 C-610', 'reviewer of level 3', 'a', {}, 'play | share history'],
  ['C-604', 'reviewer of level 1', 'd', {}, 'none'],
  ['C-614', 'author', 'a', schools, 'play | share duplicate edit'],
  ['C-614', 'another developer', 'a', schools, 'play | share duplicate edit'],
  ['C-615', 'author', 'a', own, 'play | edit'],
  ['C-616 C-620', 'reviewer of level 1', 'a', schools, 'play | share'],
  ['C-616 C-620', 'reviewer of level 3', 'a', own, 'play | share'],
  ['C-616', 'teacher', 'a', schools, 'play | share'],
  ['C-617 C-620', 'cr3 with is_deletion', 'a', schools, 'play | share delete'],
  ['C-617', 'cr3 with is_deletion', 'a', own, 'play | share'],
  ['C-617', 'cr1 with is_deletion', 'a', schools, 'play | share'],
  ['C-797 C-803', 'cr3 for the LMS', 'a', schools, 'play | publishToLms share'],
  ['C-621', 'reviewer of level 1', 'w', plan, 'startReview | history comment setInDraft play'],
  [
    'C-622 C-623 C-627',
    'holder, level 2',
    'r',
    plan,
    'approve | history comment play cancelReview save askResubmission',
  ],
  ['C-622', 'holder, level 2', 's', plan, 'approve | history comment play'],
  [
    'C-624 C-627',
    'holder, level 3',
    'r',
    plan,
    'publish | history comment play cancelReview save askResubmission',
  ],
  ['C-625', 'reviewer of level 2', 'a', plan, 'none | history comment'],
  ['C-626', 'author', 'a', { ...plan, ...own }, 'play | edit'],
  ['C-626', 'author', 'a', { ...plan, ...schools }, 'play | share duplicate edit'],
  ['C-805 C-806 C-807', 'cr3 with is_deletion', 'a', { ...plan, ...own }, 'play | share delete'],
  [
    'C-628 C-629 G-352',
    'author',
    'd',
    { type: 'kampong' },
    'play | guideline share history comment addSkill delete submit save',
  ],
  [
    'C-592 G-010',
    'author without share',
    'd',
    { type: 'rumble_in_the_jumble' },
    'play | guideline history comment addSkill delete submit save',
  ],
  [
    'C-628 C-630 C-631 G-352 G-435',
    'author (cd3)',
    'w',
    { type: 'kampong' },
    'play | guideline export share history comment setInDraft',
  ],
  [
    'C-628 C-629',
    'author',
    'd',
    { type: 'kampong', modes: ['standalone'] },
    'play | guideline share history comment delete submit save',
  ],
  [
    'C-630 C-631 C-640',
    'holder, level 3',
    'r',
    { type: 'game' },
    'publish | guideline export history comment play cancelReview save askResubmission',
  ],
  ['C-630 C-631', 'reviewer of level 3', 'a', { type: 'game', ...schools }, 'play | guideline export share'],
  [
    'C-632',
    'author',
    'd',
    { type: 'document', modes: ['no player'] },
    'addSkill | share history comment delete submit save',
  ],
  [
    'C-632',
    'author',
    'd',
    { type: 'assignment' },
    'addSkill | share history comment delete submit play save',
  ],
  ['C-633', 'author', 'a', { type: 'assessment', ...own }, 'play | edit'],
  [
    'C-591',
    'author',
    'd',
    { type: 'assessment' },
    'addSkill | share history comment delete submit play save',
  ],
  ['C-634', 'author', 'a', { place: 'picker' }, 'play | share'],
  ['C-634', 'author without share', 'a', { place: 'picker' }, 'play'],
  ['C-634', 'teacher', 'a', { place: 'picker' }, 'play | share'],
  ['C-580 C-589', 'author', 'a', { place: 'lesson_builder' }, 'play | share'],
  ['C-635 C-636 C-637', 'author, looked at', 'd', {}, 'play | history comment'],
  ['C-635 C-636 C-637', 'author, looked at', 's', {}, 'play'],
  ['C-635', 'author, looked at', 'a', schools, 'play'],
  ['C-635 C-636 C-637', 'holder, looked at', 'r', {}, 'play | history comment'],
  ['C-635', 'holder, looked at', 'w', {}, 'play | history comment'],
  ['C-638', 'author', 'd', { modes: ['lms'] }, 'addSkill | share delete submit play save'],
  ['C-638', 'holder, level 3', 'r', { modes: ['lms'] }, 'publish | play cancelReview save askResubmission'],
  ['C-809', 'author', 'w', { type: 'e_book' }, 'play | history comment setInDraft'],
  ['C-809', 'author', 'a', { type: 'e_book', ...schools }, 'play | share duplicate edit'],
  ['C-566 C-585', 'author', 'd', { modes: ['held elsewhere'] }, 'play | share history comment'],
  ['C-566 C-585', 'holder, level 2', 'r', { modes: ['held elsewhere'] }, 'play | history comment'],
  [
    'C-566 C-808',
    'cr3 with is_deletion',
    'a',
    { ...schools, modes: ['held elsewhere'] },
    'play | share delete',
  ],
  ['C-653', 'stranger', 'a', schools, 'none'],
  // What a class can be asked is played live by the person who may play it, where it is published.
  ['C-614', 'author', 'a', { ...schools, modes: ['live'] }, 'play | share live duplicate edit'],
  ['C-616', 'teacher', 'a', { ...schools, modes: ['live'] }, 'play | share live'],
  ['C-634', 'teacher', 'a', { place: 'picker', modes: ['live'] }, 'play | share'],
  ['C-602', 'author', 'a', { modes: ['live'] }, 'play | share live history comment'],
  ['C-600', 'author', 'w', { modes: ['live'] }, 'play | share history comment setInDraft'],
];
