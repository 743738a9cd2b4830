import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface AddButtonProps {
  readonly children: ReactNode;
  /** The tutorial shows where cards are added, which bins, rows and columns are not. */
  readonly isCard?: boolean;
  readonly onClick: () => void;
}

/** The way to one more. */
export function AddButton({ children, isCard = false, onClick }: AddButtonProps) {
  return (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
      data-tour={isCard ? 'add-card' : undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
