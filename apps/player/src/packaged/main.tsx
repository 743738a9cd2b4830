import { whenReady } from '../old-browsers/old-browsers.ts';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { loadSection } from '../i18n/loaded.ts';
import { TextsProvider } from '../i18n/texts-context.tsx';
import { packagedKindOf } from './kinds.ts';
import { PackagedPage } from './packaged-page.tsx';
import '../styles/tokens.css';
import '../styles/base.css';

const root = document.getElementById('root');
const { takhtiPackage } = window;
if (root === null || takhtiPackage === undefined)
  throw new Error('index.html has no #root, or game.js is gone');
const page = createRoot(root);
const { sections } = packagedKindOf(takhtiPackage.content);
void Promise.all([whenReady, ...[...sections, 'packaged' as const, 'result' as const].map(loadSection)]).then(
  () => {
    page.render(
      <TextsProvider>
        <ErrorBoundary>
          <PackagedPage packaged={takhtiPackage} />
        </ErrorBoundary>
      </TextsProvider>,
    );
  },
);
