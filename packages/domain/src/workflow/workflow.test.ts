import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../people/actor.ts';
import { contentStatuses } from './content-status.ts';
import { actorOf, actors, itemIn, overStatuses, type ActorKind } from '../testing/people.ts';
import {
  isItsAuthor,
  isItsReviewer,
  moveBetween,
  moveNames,
  moves,
  movesOpenTo,
  outcomeOf,
  whyNotMove,
  type MoveName,
  type MoveProblem,
  type WorkItem,
} from './workflow.ts';

const levels = [1, 2, 3];

// One letter a status, d w r s a: + they may; otherwise the problem they are told.
const letters: Record<MoveProblem, string> = {
  'container.wrong_status': '.',
  'container.forbidden': 'f',
  'container.own_item': 'o',
  'container.not_found': 'n',
  'container.read_only': 'r',
};

type Row = Readonly<Record<MoveName, string>>;

const never = (letter: string): Row => {
  const all = letter.repeat(contentStatuses.length);
  return {
    submit: all,
    startReview: all,
    cancelReview: all,
    askResubmission: all,
    approve: all,
    setInDraft: all,
    delete: all,
  };
};
const noReviewer = never('f');
const otherLevel: Row = { ...noReviewer, startReview: '.ff..', setInDraft: '.ff..' };

// dwrsa
const table: Record<ActorKind, Row> = {
  'its author': { ...noReviewer, submit: '+..+.', setInDraft: '.+...', delete: '+..+.' },
  'another developer': noReviewer,
  'its author as a reviewer': { ...never('o'), submit: 'fffff', delete: 'fffff' },
  'its author as a teacher': noReviewer,
  'its author looked over the shoulder': noReviewer,
  'a reviewer of the level below': otherLevel,
  'a reviewer of its level': { ...noReviewer, startReview: '.+...', setInDraft: '.+...' },
  'the reviewer who holds it': {
    ...noReviewer,
    startReview: '.+...',
    cancelReview: 'ff+.f',
    askResubmission: 'ff+.f',
    approve: 'ff+.f',
    setInDraft: '.+...',
  },
  'its reviewer in another role': {
    ...otherLevel,
    cancelReview: 'fff.f',
    askResubmission: 'fff.f',
    approve: 'fff.f',
  },
  'a reviewer of the level above': otherLevel,
  'an admin': otherLevel,
  'a teacher': noReviewer,
  'a reviewer of another institution': never('n'),
};

describe('rights to each move from each status', () => {
  const rows = (Object.keys(actors) as ActorKind[]).flatMap((kind) =>
    moveNames.map((name) => ({ kind, name, expected: table[kind][name] })),
  );

  test.each(rows)('C-653 C-827 $name by $kind: $expected', ({ kind, name, expected }) => {
    const given = overStatuses((status) => {
      const problem = whyNotMove(name, actors[kind], itemIn(status));
      return problem ? letters[problem] : '+';
    });
    expect(given).toBe(expected);
  });

  test.each(moveNames)('C-307 nobody makes the move %s on a deleted item', (name) => {
    for (const actor of Object.values(actors))
      for (const status of contentStatuses)
        expect(whyNotMove(name, actor, itemIn(status, { is_deleted: 1 }))).toBe('container.not_found');
  });

  test.each(moveNames)('C-309 C-585 nobody makes the move %s on a read-only item', (name) => {
    const refusals = Object.values(actors).flatMap((actor) =>
      contentStatuses.map((status) => whyNotMove(name, actor, itemIn(status, { is_read_only: 1 }))),
    );
    expect(refusals).not.toContain(null);
  });

  test('C-864 user-access mode removes every move', () => {
    for (const actor of Object.values(actors))
      for (const status of contentStatuses)
        expect(movesOpenTo({ ...actor, is_user_access: true }, itemIn(status))).toEqual([]);
  });

  test('movesOpenTo gives the moves that nothing speaks against', () => {
    expect(movesOpenTo(actors['the reviewer who holds it'], itemIn('r'))).toEqual([
      'cancelReview',
      'askResubmission',
      'approve',
    ]);
    expect(movesOpenTo(actors['its author'], itemIn('s'))).toEqual(['submit', 'delete']);
    expect(movesOpenTo(actors['its author'], itemIn('a'))).toEqual([]);
  });
});

describe('the moves as a whole', () => {
  test('C-492 from draft every status can be reached, and only approved content stays where it is', () => {
    const reached = new Set(['d']);
    for (const status of reached) {
      const next = moveNames.filter((name) => moves[name].from.some((from) => from === status));
      for (const name of next) {
        const actor = movers[name];
        const item = itemIn('d', { content_status: status as WorkItem['content_status'], waiting_level: 3 });
        reached.add(outcomeOf(name, actor, item, levels).content_status);
      }
      expect(next.length > 0, `a move leaves ${status}`).toBe(status !== 'a');
    }
    expect([...reached].toSorted()).toEqual([...contentStatuses].toSorted());
  });

  test.each([
    ['d', 'w', 'submit'],
    ['s', 'w', 'submit'],
    ['w', 'r', 'startReview'],
    ['r', 'w', 'cancelReview'],
    ['r', 's', 'askResubmission'],
    ['w', 'd', 'setInDraft'],
  ] as const)('from %s to %s the wanted status tells the move %s', (from, to, name) => {
    expect(moveBetween(from, to)).toBe(name);
  });

  test('no other wanted status tells a move; approving never goes by a status', () => {
    const told = contentStatuses.flatMap((from) => contentStatuses.map((to) => moveBetween(from, to)));
    expect(told.filter((name) => name !== null)).toHaveLength(6);
    expect(told).not.toContain('approve');
    expect(told).not.toContain('delete');
  });
});

const movers: Record<MoveName, Actor> = {
  submit: actorOf('cd'),
  startReview: actorOf('cr3'),
  cancelReview: actorOf('cr3'),
  askResubmission: actorOf('cr3'),
  approve: actorOf('cr3'),
  setInDraft: actorOf('cd'),
  delete: actorOf('cd'),
};

describe('what becomes of an item', () => {
  const reviewer = actorOf('cr');

  test('C-494 a submitted draft waits for the first level', () => {
    expect(outcomeOf('submit', actors['its author'], itemIn('d'), levels)).toMatchObject({
      content_status: 'w',
      waiting_level: 1,
      review_level: 0,
      reviewer_user_id: null,
    });
  });

  test('C-588 a resubmission waits for the level that sent it back, and keeps the review level', () => {
    expect(outcomeOf('submit', actors['its author'], itemIn('s'), levels)).toMatchObject({
      content_status: 'w',
      waiting_level: 2,
      review_level: 2,
    });
  });

  test('C-588 a resubmission for a level that the institution gave up waits for the next one it has', () => {
    expect(outcomeOf('submit', actors['its author'], itemIn('s'), [1, 3]).waiting_level).toBe(3);
    expect(outcomeOf('submit', actors['its author'], itemIn('s'), [1]).waiting_level).toBe(1);
  });

  test('C-496 C-497 a started review is with the reviewer, at the level it waited for', () => {
    expect(outcomeOf('startReview', reviewer, itemIn('w'), levels)).toMatchObject({
      content_status: 'r',
      waiting_level: 2,
      reviewer_user_id: reviewer.user_id,
    });
  });

  test('C-501 a cancelled review waits again for the same level', () => {
    expect(outcomeOf('cancelReview', reviewer, itemIn('r'), levels)).toMatchObject({
      content_status: 'w',
      waiting_level: 2,
      review_level: 1,
      reviewer_user_id: null,
    });
  });

  test('C-498 C-588 asking for resubmission sends it back at the level of the reviewer, who stays known', () => {
    expect(outcomeOf('askResubmission', reviewer, itemIn('r'), levels)).toMatchObject({
      content_status: 's',
      review_level: 2,
      waiting_level: null,
      reviewer_user_id: 'holder',
    });
  });

  test('C-505 an approval below the last level waits for the next level and publishes nothing', () => {
    expect(outcomeOf('approve', reviewer, itemIn('r'), levels)).toMatchObject({
      content_status: 'w',
      review_level: 2,
      waiting_level: 3,
      reviewer_user_id: null,
      is_published: 0,
    });
  });

  test('C-289 C-505 the approval at the last level approves and publishes', () => {
    const last = itemIn('r', { waiting_level: 3, review_level: 2 });
    expect(outcomeOf('approve', actorOf('cr3'), last, levels)).toMatchObject({
      content_status: 'a',
      review_level: 3,
      waiting_level: null,
      is_published: 1,
    });
  });

  test('an institution with two levels publishes at the second', () => {
    expect(outcomeOf('approve', reviewer, itemIn('r'), [1, 2])).toMatchObject({
      content_status: 'a',
      is_published: 1,
    });
  });

  test.each([
    ['its author', actors['its author']],
    ['a reviewer of the second level', actorOf('cr')],
  ])('C-515 set in draft by %s it forgets the levels it had passed', (_who, actor) => {
    const item = itemIn('w', { review_level: 1, waiting_level: 2 });
    expect(outcomeOf('setInDraft', actor, item, levels)).toMatchObject({
      content_status: 'd',
      review_level: 0,
      waiting_level: null,
      reviewer_user_id: null,
    });
  });

  test('C-307 deleting keeps the status and marks the item', () => {
    expect(outcomeOf('delete', actors['its author'], itemIn('s'), levels)).toMatchObject({
      content_status: 's',
      is_deleted: 1,
    });
  });
});

describe('a story of any moves by anybody', () => {
  const people = [...Object.values(actors), actorOf('cr1'), actorOf('cr'), actorOf('cr3')];
  const choices = fc.array(fc.nat(), { maxLength: 60, size: 'max' });
  const institutions = fc.constantFrom<number[][]>([1, 2, 3], [1, 3], [1, 2], [3], [2, 3]);

  interface Step {
    readonly name: MoveName;
    readonly actor: Actor;
    readonly before: WorkItem;
    readonly after: WorkItem;
    readonly is_published: number;
  }

  // Each number chooses among the moves that are open to anybody at that moment; deleting would end every story early.
  function tell(story: readonly number[], of: readonly number[]): Step[] {
    const told: Step[] = [];
    let item = itemIn('d');
    for (const choice of story) {
      const open = people.flatMap((actor) =>
        movesOpenTo(actor, item).flatMap((name) => (name === 'delete' ? [] : [{ name, actor }])),
      );
      const chosen = open[choice % open.length];
      if (!chosen) return told;
      const outcome = outcomeOf(chosen.name, chosen.actor, item, of);
      const after = { ...item, ...outcome };
      told.push({ ...chosen, before: item, after, is_published: outcome.is_published });
      item = after;
    }
    return told;
  }

  test('C-653 four eyes: no reviewer ever moves on their own work', () => {
    fc.assert(
      fc.property(choices, institutions, (story, of) => {
        const reviews = tell(story, of).filter(({ actor }) => actor.active_role.level !== null);
        for (const { actor, before } of reviews) expect(actor.user_id).not.toBe(before.user_id);
      }),
    );
  });

  test('C-289 what is published was approved at every level since it was a draft, by the last level last', () => {
    let published = 0;
    fc.assert(
      fc.property(choices, institutions, (story, of) => {
        const told = tell(story, of);
        const last = told.at(-1);
        if (last?.is_published !== 1) return;
        published += 1;
        const draft = told.findLastIndex(({ after }) => after.content_status === 'd');
        const approvals = told.slice(draft + 1).filter(({ name }) => name === 'approve');
        expect(new Set(approvals.map(({ actor }) => actor.active_role.level))).toEqual(new Set(of));
        expect(last).toMatchObject({ name: 'approve', actor: { active_role: { level: of.at(-1) } } });
      }),
      { seed: 7, numRuns: 300 },
    );
    expect(published).toBeGreaterThan(20);
  });

  test('an item waits for a level of its institution exactly while it waits or is reviewed', () => {
    fc.assert(
      fc.property(choices, institutions, (story, of) => {
        for (const { after } of tell(story, of)) {
          const isAtALevel = ['w', 'r'].includes(after.content_status);
          expect(after.waiting_level !== null && of.includes(after.waiting_level)).toBe(isAtALevel);
          expect(after.content_status === 'r' && after.reviewer_user_id === null).toBe(false);
          expect(after.content_status === 'w' && after.reviewer_user_id !== null).toBe(false);
        }
      }),
    );
  });
});

describe('author and reviewer', () => {
  test('an author is one only in a role that writes content', () => {
    expect(isItsAuthor(actors['its author'], itemIn('d'))).toBe(true);
    expect(isItsAuthor(actors['its author as a reviewer'], itemIn('d'))).toBe(false);
    expect(isItsAuthor(actors['its author as a teacher'], itemIn('d'))).toBe(false);
    expect(isItsAuthor(actors['another developer'], itemIn('d'))).toBe(false);
  });

  test('a reviewer holds an item in review, in the role that the review asks for', () => {
    expect(isItsReviewer(actors['the reviewer who holds it'], itemIn('r'))).toBe(true);
    expect(isItsReviewer(actors['the reviewer who holds it'], itemIn('s'))).toBe(false);
    expect(isItsReviewer(actors['its reviewer in another role'], itemIn('r'))).toBe(false);
    expect(isItsReviewer(actors['a reviewer of its level'], itemIn('r'))).toBe(false);
  });
});

describe('C-622 a lesson plan that was sent back', () => {
  const plan = itemIn('s', { content_type: 'lesson_plan' });

  test('can still be approved by the reviewer who sent it, and goes to the level after theirs', () => {
    const holder = actors['the reviewer who holds it'];
    expect(outcomeOf('approve', holder, plan, levels)).toMatchObject({
      content_status: 'w',
      review_level: 2,
      waiting_level: 3,
    });
    expect(movesOpenTo(holder, plan)).toEqual(['approve']);
  });

  test('by nobody else, not by the same person at another level, and no other type can', () => {
    const may = Object.entries(actors).filter(([, actor]) => whyNotMove('approve', actor, plan) === null);
    expect(may.map(([kind]) => kind)).toEqual(['the reviewer who holds it']);
    expect(whyNotMove('approve', actors['the reviewer who holds it'], itemIn('s'))).toBe(
      'container.wrong_status',
    );
  });
});
