import { describe, expect, test } from 'vitest';
import { actionBar, actionNames, type BarFacts } from './action-bar.ts';

import { contentStatuses } from './content-status.ts';
import type { ContentType } from '../content-types.ts';
import { mayEdit, type Place } from './read-only.ts';
import { cases, factsOf, people, type Who } from '../testing/bar-cases.ts';
import { whyNotMove } from './workflow.ts';

function written(facts: BarFacts): string {
  const { main, actions } = actionBar(facts);
  return [main ?? 'none', actions.join(' ')].filter((part) => part !== '').join(' | ');
}

describe('the action bar by state', () => {
  test.each(cases)('%s %s in %s %j', (_ids, who, status, where, bar) => {
    expect(written(factsOf(who, status, where))).toBe(bar);
  });

  const places: readonly Place[] = ['desk', 'schools_content', 'own_content', 'lesson_builder', 'picker'];
  const types: readonly ContentType[] = ['mcq', 'assessment', 'lesson_plan', 'document', 'game', 'e_book'];
  const everywhere = (Object.keys(people) as Who[]).flatMap((who) =>
    contentStatuses.flatMap((status) =>
      places.flatMap((place) => types.map((type) => factsOf(who, status, { place, type }))),
    ),
  );
  const moveNames = ['submit', 'startReview', 'setInDraft', 'cancelReview', 'askResubmission'] as const;
  const offers = (facts: BarFacts): readonly string[] => {
    const { main, actions } = actionBar(facts);
    return main === null ? actions : [main, ...actions];
  };

  test('C-827 nothing is offered on content that the rules keep from being changed', () => {
    const changes = everywhere
      .filter(({ actor, item }) => !mayEdit(actor, item))
      .flatMap(offers)
      .filter((name) => ['save', 'addSkill'].includes(name));
    expect(changes).toEqual([]);
  });

  test('C-653 C-827 at the desk the moves that are open are offered, and no others', () => {
    for (const facts of everywhere.filter(({ place }) => place === 'desk'))
      for (const move of [...moveNames, 'delete'] as const)
        expect(offers(facts).includes(move)).toBe(whyNotMove(move, facts.actor, facts.item) === null);
  });

  test('C-635 C-636 C-637 in user-access mode nothing that changes anything is left', () => {
    const harmless = ['play', 'history', 'comment', 'guideline', 'export', 'share'];
    for (const facts of everywhere)
      expect(harmless).toEqual(
        expect.arrayContaining([...offers({ ...facts, actor: { ...facts.actor, is_user_access: true } })]),
      );
  });

  test('C-638 in LMS mode nobody has comments or history', () => {
    for (const facts of everywhere) {
      const bar = offers({ ...facts, is_lms: true });
      expect(bar).not.toContain('comment');
      expect(bar).not.toContain('history');
    }
  });

  test('every action stands in some bar, none twice in one', () => {
    const seen = new Set(cases.flatMap(([, who, status, where]) => offers(factsOf(who, status, where))));
    expect([...seen].toSorted()).toEqual([...actionNames].toSorted());
    for (const facts of everywhere) expect(new Set(offers(facts)).size).toBe(offers(facts).length);
  });

  test('docs/action-bar.md shows the cases as the code answers them', async () => {
    await expect(printed()).toMatchFileSnapshot('../../../../docs/action-bar.md');
  });
});

const statusWords = { d: 'draft', w: 'waiting', r: 'in review', s: 'resubmission', a: 'approved' } as const;

function printed(): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  const names = (text: string): string =>
    text === ''
      ? ''
      : text
          .split(' ')
          .map((name) => `\`${name}\``)
          .join(' ');
  const rows = cases.map(([ids, who, status, where]) => {
    const { main, actions } = actionBar(factsOf(who, status, where));
    const { type = 'mcq', place = 'desk', modes = [] } = where;
    const more = [
      ...modes,
      ...(where.level === undefined ? [] : [`waits for level ${where.level}`]),
      ...(where.review_level === undefined ? [] : [`review_level ${where.review_level}`]),
    ];
    return [
      place,
      type,
      statusWords[status],
      who,
      more.join(', '),
      names(main ?? ''),
      names(actions.join(' ')),
      ids,
    ];
  });
  const head = ['Place', 'Type', 'Status', 'Who', 'Beside', 'Main', 'Actions, in order', 'Requirements'];
  return [
    '# The action bar\n\nPrinted from `packages/domain/src/workflow/action-bar.ts` by its test (`vitest -u` prints it again). The screen draws what\n',
    '`actionBar` returns; the server refuses by the predicates that it asks: `whyNotMove`, `whyNotEdit`, `whyNotReuse`,\n',
    '`whyNotWithdraw`, `hasRight`. "looked at": in user-access mode. "holder": who reviews it, or sent it back.\n',
    '"held elsewhere": another browser holds the lock. Types that cannot be made yet are cases of the function alone.\n\n',
    'More than 4 sub-actions leave the last 3 in sight, the others go into More; in a bar too narrow for them all of them do\n',
    '(`apps/web/src/features/actions/bar-width.ts`).\n\n',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
  ].join('');
}
