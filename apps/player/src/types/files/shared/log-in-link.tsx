import { storedReturnName, type ReturnAddress } from '@takhti/domain';
import type { ReactNode } from 'react';

/** The way to the login, which leads back to this page. */
export function LogInLink({ label }: { readonly label: string }): ReactNode {
  return (
    <a className="button button-main" href="/" onClick={keepPage}>
      {label}
    </a>
  );
}

/** After the login this page opens again. */
function keepPage(): void {
  const { pathname, search, hash } = location;
  const kept: ReturnAddress = { address: pathname + search + hash, user_id: null };
  try {
    sessionStorage.setItem(storedReturnName, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the login leads to the dashboard.
  }
}
