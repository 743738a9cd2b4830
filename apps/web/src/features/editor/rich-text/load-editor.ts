let loading: Promise<typeof import('./rich-text-editor.tsx')> | null = null;

/** Loads the editor behind rich text fields, once; pages that are about to need it ask when the browser has nothing else to do. */
export function loadRichTextEditor(): Promise<typeof import('./rich-text-editor.tsx')> {
  loading ??= import('./rich-text-editor.tsx').catch((error: unknown) => {
    // A lost connection must not take the field away for the rest of the visit.
    loading = null;
    throw error;
  });
  return loading;
}
