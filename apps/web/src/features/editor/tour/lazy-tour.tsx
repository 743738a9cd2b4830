import { lazy, Suspense } from 'react';

const EditorTour = lazy(async () => ({ default: (await import('./editor-tour.tsx')).EditorTour }));

/** The tour, loaded when somebody asks for it. */
export function LazyTour(props: { readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <EditorTour {...props} />
    </Suspense>
  );
}
