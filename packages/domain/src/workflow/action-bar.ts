import { hidesSkills } from './skill-panel.ts';
import type { Actor } from '../people/actor.ts';
import { whyNotReuse, whyNotWithdraw, mayRead, type SeenItem } from './container-access.ts';
import { contentTypes, type ContentType } from '../content-types.ts';
import { mayEdit, type Place } from './read-only.ts';
import { hasRight, kindOfRole, type RightsHolder } from '../people/rights.ts';
import { whyNotMove, type MoveName, type WorkItem } from './workflow.ts';

/** Every action of the action bar, in the order in which the bar shows them: the last ones stay in sight longest (C-648). */
export const actionNames = [
  'publishToLms',
  'guideline',
  'export',
  'share',
  'live',
  'history',
  'comment',
  'addSkill',
  'delete',
  'duplicate',
  'edit',
  'setInDraft',
  'submit',
  'play',
  'cancelReview',
  'save',
  'askResubmission',
  'startReview',
  'approve',
  'publish',
] as const;
export type ActionName = (typeof actionNames)[number];

/** The fields of a container for the action bar. */
export type BarItem = WorkItem & SeenItem & { readonly content_type: ContentType };

/** Everything that decides which actions there are. */
export interface BarFacts {
  readonly actor: Actor & RightsHolder;
  readonly item: BarItem;
  readonly place: Place;
  /** Whether an approval by this person publishes (C-606, C-607). */
  readonly approves_finally: boolean;
  /** Whether another browser holds the lock of the item: nothing can be changed here then. */
  readonly is_held_elsewhere: boolean;
  readonly is_lms: boolean;
  readonly is_standalone: boolean;
  /** Whether a teacher comes from an LMS without full access (C-818). */
  readonly is_limited_teacher: boolean;
  /** The actions that the type supports, as it is built. */
  readonly has: {
    readonly player: boolean;
    readonly export: boolean;
    readonly lms_publishing: boolean;
    /** Whether the server found something in it that a class can be asked. */
    readonly live: boolean;
  };
}

export interface ActionBar {
  readonly main: ActionName | null;
  readonly actions: readonly ActionName[];
}

/**
 * The action bar of a container: its main button and the actions beside it, in order (specification, section 4,
 * "Action bar by state"; C-591 to C-640). Every action that it offers is judged by the predicates that the server refuses with.
 */
export function actionBar(facts: BarFacts): ActionBar {
  const offered = [...wantedActions(facts), ...classroomActions(facts)].filter((name) =>
    isPossible(name, facts),
  );
  const main = mainActions(facts).find((name) => offered.includes(name)) ?? null;
  return { main, actions: actionNames.filter((name) => name !== main && offered.includes(name)) };
}

/**
 * The one action of a bar that is prominent, at every width: what sends work on its way, and the main button where there is no
 * such action.
 */
export function leadOf({ main, actions }: ActionBar): ActionName | null {
  return actions.includes('submit') ? 'submit' : main;
}

// Moves of the review come first (C-640), otherwise the most frequent work.
function mainActions({ item }: BarFacts): readonly ActionName[] {
  const first: readonly ActionName[] = ['publish', 'approve', 'startReview'];
  return contentTypes[item.content_type].plays_first
    ? [...first, 'play', 'addSkill']
    : [...first, 'addSkill', 'play'];
}

function wantedActions(facts: BarFacts): readonly ActionName[] {
  const { place, item } = facts;
  const kind = kindOfRole(facts.actor.active_role);
  if (place === 'picker' || place === 'lesson_builder' || kind === 'teacher') return ['play', 'share'];
  const type = contentTypes[item.content_type];
  const extra: readonly ActionName[] = type.always_offers;
  const isDeveloper = kind === 'developer';
  switch (place) {
    case 'desk':
      return [...extra, ...(isDeveloper ? developerActions : reviewerActionsOn(item))[item.content_status]];
    case 'schools_content':
      if (isDeveloper) return [...extra, 'play', 'share', 'duplicate', 'edit'];
      return [...extra, 'play', 'share', 'delete', 'publishToLms'];
    case 'own_content':
      if (isDeveloper) return [...extra, 'play', 'edit'];
      return [...extra, 'play', 'share', ...(type.reviewer_may_remove_from_own ? (['delete'] as const) : [])];
    default:
      return place satisfies never;
  }
}

// A class is led from every list of published content, not from where some is picked for another system.
function classroomActions({ place }: BarFacts): readonly ActionName[] {
  return place === 'picker' || place === 'lesson_builder' ? [] : ['live'];
}

type ByStatus = Readonly<Record<WorkItem['content_status'], readonly ActionName[]>>;

const developerActions: ByStatus = {
  d: ['addSkill', 'share', 'history', 'comment', 'delete', 'submit', 'play', 'save'],
  w: ['play', 'history', 'comment', 'setInDraft', 'share'],
  r: ['play', 'history', 'comment', 'share'],
  a: ['play', 'history', 'comment', 'share', 'export'],
  s: ['addSkill', 'delete', 'save', 'submit', 'play'],
};

const inReview: readonly ActionName[] = [
  'cancelReview',
  'save',
  'askResubmission',
  'approve',
  'publish',
  'play',
  'history',
  'comment',
];
const reviewerActions: Omit<ByStatus, 'a'> = {
  d: [],
  w: ['startReview', 'setInDraft', 'play', 'history', 'comment'],
  r: inReview,
  s: inReview,
};

function reviewerActionsOn({ content_type }: BarItem): ByStatus {
  return { ...reviewerActions, a: contentTypes[content_type].reviewers_get_approved };
}

const moveOf = {
  submit: 'submit',
  setInDraft: 'setInDraft',
  startReview: 'startReview',
  cancelReview: 'cancelReview',
  askResubmission: 'askResubmission',
  approve: 'approve',
  publish: 'approve',
} as const satisfies Partial<Record<ActionName, MoveName>>;

function isPossible(name: ActionName, facts: BarFacts): boolean {
  const { actor, item, place } = facts;
  if (!mayRead(actor, item)) return false;
  if (facts.is_held_elsewhere && changesHeldItem(name, place)) return false;
  switch (name) {
    case 'addSkill':
      return mayEdit(actor, item) && !hidesSkills(item.content_type, facts);
    case 'save':
      return mayEdit(actor, item);
    case 'play':
      return facts.has.player;
    case 'share':
      return hasRight(actor, 'content.share') && isSharedIn(place, item);
    case 'live':
      return facts.has.live && item.is_published === 1 && !actor.is_user_access;
    case 'history':
    case 'comment':
      return !facts.is_lms && hasRight(actor, 'container.read');
    case 'delete':
      return place === 'desk'
        ? whyNotMove('delete', actor, item) === null
        : whyNotWithdraw(actor, item) === null;
    case 'duplicate':
    case 'edit':
      return whyNotReuse(actor, item) === null;
    case 'approve':
    case 'publish':
      return (name === 'publish') === facts.approves_finally && whyNotMove('approve', actor, item) === null;
    case 'submit':
    case 'setInDraft':
    case 'startReview':
    case 'cancelReview':
    case 'askResubmission':
      return whyNotMove(moveOf[name], actor, item) === null;
    case 'export':
      return facts.has.export && mayExport(actor, item);
    case 'publishToLms':
      return facts.has.lms_publishing && hasRight(actor, 'lms.publish');
    case 'guideline':
      return true;
    default:
      return name satisfies never;
  }
}

/**
 * Whether a person may export an item: games by all with the flag, anything else by the senior developers, once it is
 * approved (specification, section 4; C-610, C-611, C-631).
 */
export function mayExport(
  actor: Actor & RightsHolder,
  item: Pick<BarItem, 'content_type' | 'content_status'>,
): boolean {
  if (!hasRight(actor, 'stats.export')) return false;
  const isForAll = contentTypes[item.content_type].exported_by === 'everybody';
  return isForAll || (item.content_status === 'a' && actor.active_role.role === 'cd3');
}

function isSharedIn(place: Place, { content_type }: BarItem): boolean {
  const { shared_in } = contentTypes[content_type];
  return shared_in === 'every_place' || shared_in === place;
}

const changing: readonly ActionName[] = ['addSkill', 'save', 'delete'];

function changesHeldItem(name: ActionName, place: Place): boolean {
  return Object.hasOwn(moveOf, name) || (changing.includes(name) && place === 'desk');
}
