import { expect, test } from 'vitest';
import { typesWith } from '../content-types.ts';
import { contentStatuses } from './content-status.ts';
import { isReadOnly, mayEdit } from './read-only.ts';
import { actors, itemIn, type ActorKind } from '../testing/people.ts';
import { moveNames, moves, movesOpenTo } from './workflow.ts';

const statusWords = { d: 'draft', w: 'waiting', r: 'in review', s: 'resubmission', a: 'approved' } as const;
const byWords = {
  owner: 'its author',
  reviewerAtLevel: 'reviewers of the level it waits for',
  itsReviewer: 'the reviewer who holds it',
  ownerOrOtherReviewer: 'its author, or a reviewer of the level it waits for',
} as const;

test('C-653 docs/workflow.md shows moves and read-only rule as the code has them', async () => {
  await expect(printed()).toMatchFileSnapshot('../../../../docs/workflow.md');
});

const ofSome = typesWith((flags) => flags.is_approved_from_resubmission)
  .map((type) => `${type.replaceAll('_', ' ')}s`)
  .join(', ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('');
}

function printed(): string {
  const statuses = contentStatuses.map((status) => statusWords[status]);
  const perPerson = (answer: (kind: ActorKind, status: (typeof contentStatuses)[number]) => string) =>
    (Object.keys(actors) as ActorKind[]).map((kind) => [
      kind,
      ...contentStatuses.map((status) => answer(kind, status)),
    ]);
  return [
    '# Workflow\n\nPrinted from `packages/domain/src/workflow/workflow.ts` and `read-only.ts` by a test (`vitest -u` prints it again).\n\n## Moves\n\n',
    'An approval leads to the next level of the institution, at its last level to approved, which publishes. Nobody reviews\n',
    'their own work; content that is marked read-only, or deleted, is moved by nobody; in user-access mode nothing is.\n\n',
    table(
      ['Move', 'From', 'To', 'By'],
      moveNames.map((name) => {
        const { from, to, by } = moves[name];
        const more = name === 'approve' ? `; of ${ofSome} also ${statusWords[moves.approve.fromOfSome]}` : '';
        return [
          `\`${name}\``,
          `${from.map((status) => statusWords[status]).join(', ')}${more}`,
          name === 'approve' ? 'waiting, or approved' : to === null ? 'deleted' : statusWords[to],
          byWords[by],
        ];
      }),
    ),
    '\n## Who may make which move\n\nThe item is of `author`, is reviewed at level 2 by `holder`, or was sent back by them.\n\n',
    table(
      ['Who', ...statuses],
      perPerson((kind, status) =>
        movesOpenTo(actors[kind], itemIn(status))
          .map((name) => `\`${name}\``)
          .join(' '),
      ),
    ),
    '\nA draft of published content is also put into the bin of its author, from draft and resubmission, by the owner of what is published\n',
    'and by who may delete that (`whyNotSetAside`, ADR 0007).\n',
    '\n## Read-only\n\nAt its desk; in schools content, own content, the lesson builder and the picker everything is read-only, and so is\n',
    'content that says so itself. "edits": the server takes a change; "read-only": shown without editing; empty: shown as the\n',
    'rule says, but not theirs to change.\n\n',
    table(
      ['Who', ...statuses],
      perPerson((kind, status) => {
        const item = itemIn(status);
        if (mayEdit(actors[kind], item)) return 'edits';
        return isReadOnly(actors[kind], item) ? 'read-only' : '';
      }),
    ),
    '\nIn resubmission a developer edits from review_level 1 on, anybody else below 1: the reviewer who sent it back waits for the author.\n',
  ].join('');
}
