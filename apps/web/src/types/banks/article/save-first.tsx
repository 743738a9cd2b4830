import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Editor } from '../../../features/editor/index.ts';

interface SaveFirstProps {
  readonly editor: Pick<Editor<object>, 'isDirty' | 'isReadOnly' | 'save'>;
  readonly children: ReactNode;
}

/** Saves what was written before a link inside is followed: a question is written on a page of its own, and comes after its text. */
export function SaveFirst({ editor, children }: SaveFirstProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const href = link?.getAttribute('href') ?? '';
    if (!href.startsWith('/') || !isPlain || !editor.isDirty || editor.isReadOnly) return;
    event.preventDefault();
    event.stopPropagation();
    void editor.save().then((isSaved) => (isSaved ? navigate(href) : undefined));
  }

  // Keys that follow a link make a click of it.
  return <div onClickCapture={follow}>{children}</div>;
}
