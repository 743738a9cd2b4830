import { useDisclosure } from '@mantine/hooks';
import type { OpenedContainer } from '@takhti/domain';
import { createContext, type ReactNode } from 'react';
import { GradeSubjectDialog } from './grade-subject-dialog.tsx';

/** Opens the panel of the page around; null where none holds it. */
export const OpenGradePanel = createContext<(() => void) | null>(null);

interface GradePanelProps {
  readonly item: OpenedContainer;
  readonly children: ReactNode;
}

/**
 * Holds the grade-and-subject panel of a page, so that it stays open with what was chosen in it when the editor inside is drawn
 * anew: for its lock, which arrives a moment later.
 */
export function GradePanel({ item, children }: GradePanelProps) {
  const [isOpen, panel] = useDisclosure(false);
  return (
    <OpenGradePanel value={panel.open}>
      {children}
      {isOpen && <GradeSubjectDialog item={item} onClose={panel.close} />}
    </OpenGradePanel>
  );
}
