import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedPrompt } from '../../../app/shell/use-unsaved-prompt.ts';

/** Asks before unsaved changes are left; returns the function that leaves once they are saved. */
export function useLeaving(isChanged: boolean): (to: string) => void {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useUnsavedPrompt(isChanged && target === null);
  // The question must be off before the page is left.
  useEffect(() => {
    if (target !== null) void navigate(target);
  }, [target, navigate]);
  return setTarget;
}
