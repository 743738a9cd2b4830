import type { OpenedContainer } from '@takhti/domain';
import type { ReactNode } from 'react';
import { asViewed, isOutOfReach, LockGate, StaleNotice, useIsViewContent } from '../editor/index.ts';

interface ContainerGateProps<Item> {
  /** The query of the item. */
  readonly opened: {
    readonly data: unknown;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The item that was answered, once it can be shown. */
  readonly item: Item | undefined;
  /** Shown while there is no item, or with the reason why. */
  readonly meanwhile: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** Opens an item for editing: locked for others, or to be read where it may only be read. */
export function ContainerGate<Item extends OpenedContainer>({
  opened,
  item,
  meanwhile,
  children,
}: ContainerGateProps<Item>) {
  const isViewContent = useIsViewContent();
  if (!item || isOutOfReach(opened.error)) return meanwhile;
  return (
    <>
      <StaleNotice opened={opened} />
      <LockGate key={item.container_id} item={isViewContent ? asViewed(item) : item}>
        {children}
      </LockGate>
    </>
  );
}
