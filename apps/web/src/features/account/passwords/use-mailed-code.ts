import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The code that a link in a mail carries. It is a secret: it is removed from the address at once, before it is in the history or seen by somebody else. */
export function useMailedCode(): string {
  const [query, setQuery] = useSearchParams();
  const [code] = useState(() => query.get('code') ?? '');
  const isInAddress = query.has('code');
  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true });
  }, [isInAddress, setQuery]);
  return code;
}
