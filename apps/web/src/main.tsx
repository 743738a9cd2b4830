import '@mantine/core/styles.layer.css';
import './theme/base.css';
import './theme/latin.css';
import './theme/naskh.css';
import './theme/nastaliq.css';
import './theme/subsets.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/app.tsx';
import { launchTab } from './app/launch/launch-tab.ts';
import { makeRouter } from './app/router.ts';
import { activeRoleOf } from './app/session/flags.ts';
import { followTabs } from './app/session/follow-tabs.ts';
import { sessionStore } from './app/session/index.ts';
import { startTexts, textOf } from './i18n/index.ts';
import { showToast } from './ui/toast.ts';
import { roleTitle } from './ui/use-role-title.ts';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

function draw(screen: ReactNode): void {
  root.render(
    <StrictMode>
      <App>{screen}</App>
    </StrictMode>,
  );
}

function openStudio(): void {
  draw(<RouterProvider router={makeRouter()} />);
}

// First of all: what the address holds may be a secret.
const errand = launchTab(sessionStore.state().session !== null);
await startTexts();
followTabs({
  store: sessionStore,
  tab: globalThis.window,
  onRoleSwitched: (user) => {
    const role = roleTitle(activeRoleOf(user));
    showToast({ kind: 'info', text: textOf('common:session.role_switched', { role }) });
  },
});
if (errand) {
  const { LaunchPage } = await import('./app/launch/launch-page.tsx');
  draw(<LaunchPage errand={errand} onDone={openStudio} />);
} else {
  openStudio();
}
