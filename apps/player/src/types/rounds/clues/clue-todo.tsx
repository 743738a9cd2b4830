import type { ReactNode } from 'react';

interface ClueTodoProps {
  /** What there is to do, before the first answer. */
  readonly first: string;
  /** What the last answer came to; null before there is one. */
  readonly lastWrong: string | null;
  readonly isOver: boolean;
}

/** What to do now, or what just happened. It keeps the room of the first: what is below stays under the finger. */
export function ClueTodo({ first, lastWrong, isOver }: ClueTodoProps): ReactNode {
  return (
    <p className={isOver ? 'clue-todo board-past' : 'clue-todo'} data-first={first}>
      <span dir="auto">{lastWrong ?? first}</span>
    </p>
  );
}
