import '@mantine/core/styles.layer.css';
import './theme/base.css';
import './theme/dark.css';
import './theme/languages.css';
import './theme/latin.css';
import './theme/naskh.css';
import './theme/nastaliq.css';
import './theme/subsets.css';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/app.tsx';
import { yieldToMain } from './performance/yield-to-main.ts';
import { launchTab } from './app/launch/launch-tab.ts';
import { makeRouter } from './app/routing/router.ts';
import { activeRoleOf } from './app/session/flags.ts';
import { followTabs } from './app/session/tabs/follow-tabs.ts';
import { sessionStore } from './app/session/index.ts';
import { loadTexts, startTexts, textOf } from './i18n/index.ts';
import { showToast } from './ui/toasts/toast.ts';
import { roleTitle } from './ui/use-role-title.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

function render(screen: ReactNode): void {
  // A transition, so that React renders in slices and the browser can paint between them.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App>{screen}</App>
      </StrictMode>,
    ),
  );
}

function openStudio(): void {
  render(<RouterProvider router={makeRouter()} />);
}

/** Loads what the shell imports before the shell itself, each file in a task of its own. */
async function loadAhead(): Promise<void> {
  await yieldToMain();
  await import('./app/api/api.ts');
  await import('./app/connect.ts');
}

const isLoggedIn = sessionStore.state().session !== null;
// First of all: the address may hold a token, which must leave it.
const errand = launchTab(isLoggedIn);
// If this fails, the shell's own import fails too and shows it.
if (isLoggedIn) loadAhead().catch(() => undefined);
await yieldToMain();
await startTexts();
await yieldToMain();
followTabs({
  store: sessionStore,
  tab: globalThis.window,
  onRoleSwitched: (user) => {
    const role = roleTitle(activeRoleOf(user));
    showToast({ kind: 'info', text: textOf('common:session.role_switched', { role }) });
  },
});
if (errand) {
  const [{ LaunchPage }] = await Promise.all([import('./app/launch/launch-page.tsx'), loadTexts(['launch'])]);
  const openHome = () => globalThis.location.replace('/');
  render(<LaunchPage errand={errand} onDone={openStudio} onStay={openHome} />);
} else {
  openStudio();
}
