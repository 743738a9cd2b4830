import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** The way to one more. */
export function AddButton({
  children,
  onClick,
}: {
  readonly children: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      data-tour="add-card"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
