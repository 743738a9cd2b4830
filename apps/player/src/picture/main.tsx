import { createRoot } from 'react-dom/client';
import { TextsProvider } from '../i18n/texts-context.tsx';
import { followLook } from '../styles/look.ts';
import { PicturePage } from './picture-page.tsx';
import '../styles/tokens.css';
import '../styles/base.css';

followLook();

const root = document.getElementById('root');
if (root === null) throw new Error('picture/index.html has no #root');
createRoot(root).render(
  <TextsProvider>
    <PicturePage />
  </TextsProvider>,
);
