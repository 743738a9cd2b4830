import { lazy, Suspense } from 'react';
import type { ReplaceDialogProps } from './replace-dialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./replace-dialog.tsx')).ReplaceDialog }));

/** Find and replace, fetched by the person who opens it: the page of a bank does without. */
export function ReplaceWhenAsked(props: ReplaceDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
