import type { PlanTopic } from '@takhti/domain';
import { useCallback, useState } from 'react';
import { useReveal, type FieldPath } from '../../../features/editor/index.ts';

// More than this and only the first topic is open at first: nobody reads a thousand lines.
const mostAtOnce = 40;

/** Which topics and lessons are unfolded, by their ids, at any place. */
export function useOpenParts(topics: readonly PlanTopic[]) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => {
    const lessons = topics.reduce((sum, topic) => sum + topic.lessons.length, 0);
    return new Set((lessons > mostAtOnce ? topics.slice(0, 1) : topics).map(({ id }) => id));
  });
  const open = useCallback((ids: readonly string[]) => setOpened((now) => new Set([...now, ...ids])), []);
  const toggle = useCallback(
    (id: string) =>
      setOpened((now) =>
        now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id]),
      ),
    [],
  );
  const openAll = useCallback(() => open(topics.map(({ id }) => id)), [open, topics]);
  const closeAll = useCallback(() => setOpened(new Set()), []);
  useReveal(
    useCallback(
      ([field, topic, , lesson]: FieldPath) => {
        if (field !== 'topics') return false;
        const own = topics[Number(topic)];
        const inside = own?.lessons[Number(lesson)];
        open([own?.id, inside?.id].filter((id) => id !== undefined));
        return true;
      },
      [open, topics],
    ),
  );
  return { opened, open, toggle, openAll, closeAll };
}
