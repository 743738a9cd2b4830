import { isSame, type Finding } from '@takhti/domain';
import { headFields, partOf } from './part-of.ts';
import type { RoundProps } from './round-props.ts';

/** Whether the head of a round looks the same, for `memo`: it has to do with none of the keys that are pressed in cards. */
export function isSameHead(one: RoundProps, other: RoundProps): boolean {
  return (
    one.at === other.at &&
    one.container_id === other.container_id &&
    one.editor.edit === other.editor.edit &&
    one.editor.isReadOnly === other.editor.isReadOnly &&
    one.editor.doc.language === other.editor.doc.language &&
    headFields.every((field) => one.round[field] === other.round[field]) &&
    (one.editor.findings === other.editor.findings || isSame(saidOf(one), saidOf(other)))
  );
}

function saidOf({ editor, at }: RoundProps): readonly Finding[] {
  return editor.findings.filter(
    ({ path }) => path[0] === 'questionData' && path[1] === at && partOf(path) === 'questionType',
  );
}
