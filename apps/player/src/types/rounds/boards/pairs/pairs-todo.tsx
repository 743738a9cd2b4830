import type { PairsBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';

const open = ['pairs_hint', 'pair_miss', 'pair_miss_again'] as const;
const flipped = ['pairs_hint', 'pair_miss_flipped', 'pair_miss_again'] as const;
export type MissWords = Exclude<(typeof open | typeof flipped)[number], 'pairs_hint'>;

/** What a try that found no pair was: the first of its kind, or one that was made before. */
export function missWords(
  { is_flipped }: Pick<PairsBoard, 'is_flipped'>,
  tries: readonly (readonly [number, number])[],
): MissWords {
  const [last, ...before] = tries.toReversed();
  if (last && before.some((each) => last.every((id) => each.includes(id)))) return 'pair_miss_again';
  return is_flipped ? 'pair_miss_flipped' : 'pair_miss';
}

/** What to do, or what the last try was. All of it has the room of the longest: the cards stay where they are. */
export function PairsTodo({
  miss,
  isFlipped,
  isOver,
}: {
  readonly miss: MissWords | null;
  readonly isFlipped: boolean;
  readonly isOver: boolean;
}): ReactNode {
  const { t } = useTexts();
  const now = miss ?? 'pairs_hint';
  return (
    <span className={miss ? 'pairs-todo pairs-missed' : 'pairs-todo'}>
      {(isFlipped ? flipped : open).map((key) => (
        <span
          key={key}
          className={key === now && !isOver ? undefined : 'board-past'}
          aria-hidden={key !== now || isOver}
        >
          {t(key)}
        </span>
      ))}
    </span>
  );
}
