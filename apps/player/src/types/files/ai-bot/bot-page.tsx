import type { ReactNode } from 'react';
import type { OpenPageProps } from '../../player-type.ts';
import { OpenedPage } from '../opened-page.tsx';
import { BotHead } from './bot-head.tsx';
import { BotScreen } from './bot-screen.tsx';

/** An AI bot: of our server, or as the studio posts it, where it is looked at and not talked with. */
export function BotPage(props: OpenPageProps): ReactNode {
  return (
    <OpenedPage {...props} shows={(kind) => kind === 'ai_bot'}>
      {({ description, body }, content) =>
        body.kind === 'ai_bot' &&
        (content === null ? (
          <BotHead body={body} description={description} />
        ) : (
          <BotScreen body={body} description={description} content={content} host={props.host} />
        ))
      }
    </OpenedPage>
  );
}
